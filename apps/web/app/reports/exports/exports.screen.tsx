import { type ExportSchedule, listExportSchedules } from "@hunarmand/api/reports/export-schedules";
import { listSavedViews, type SavedView } from "@hunarmand/api/staff/saved-views";
import { Alert, Anchor, Stack, Title } from "@mantine/core";
import { Link, Navigate } from "react-router";
import { requireOffice } from "../../desk/require-desk.ts";
import texts from "../../locales/en/regular-exports.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/exports.screen";
import { ExportForm } from "./export-form.tsx";
import { ExportList } from "./export-list.tsx";
import { findDesk, findList } from "./find-list.ts";

export function meta() {
  return pageMeta({ title: getMessages(texts).title });
}

/** `id` is the schedule of a mail. `desk` and `search` are the list whose file the person wants regularly. */
export function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  requireOffice();
  const { searchParams } = new URL(request.url);
  const desk = searchParams.get("desk") ?? "";
  const wish = findDesk(desk) && { desk, search: searchParams.get("search") ?? "" };
  const views = wish ? callApi(listSavedViews, { query: { desk } }) : Promise.resolve([]);
  return {
    mailed: id ? { id, days: searchParams } : undefined,
    wish,
    loading: startLoad(Promise.all([callApi(listExportSchedules), views])),
  };
}

/** One's own regular exports (docs/product.md D3), where one makes and ends them. A mail's link leads on to its list. */
export default function ExportsScreen({ loaderData: { mailed, wish, loading } }: Route.ComponentProps) {
  const { title, failed } = useMessages(texts);
  return (
    <Stack gap="lg" maw="48rem">
      <Title order={1}>{title}</Title>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={failed}>
        {([schedules, views]) => <OwnExports {...{ mailed, wish, schedules, views }} />}
      </Loaded>
    </Stack>
  );
}

interface OwnExportsProps extends Pick<Route.ComponentProps["loaderData"], "mailed" | "wish"> {
  schedules: readonly ExportSchedule[];
  views: readonly SavedView[];
}

function OwnExports({ mailed, wish, schedules, views }: OwnExportsProps) {
  const { ended, back } = useMessages(texts);
  const list = mailed && findList(schedules, mailed);
  if (list) return <Navigate to={list} replace />;
  return (
    <>
      {mailed && <Alert>{ended}</Alert>}
      {wish && (
        <>
          <Anchor component={Link} to={wish.desk + wish.search} className="tall-link">
            {back}
          </Anchor>
          <ExportForm {...wish} views={views} />
        </>
      )}
      <ExportList schedules={schedules} hasForm={wish !== undefined} />
    </>
  );
}
