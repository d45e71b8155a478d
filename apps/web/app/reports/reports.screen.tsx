import "./reports.css";
import { getReports, reportSpans } from "@hunarmand/api/reports/reports";
import { Stack, Title } from "@mantine/core";
import { readChoice } from "../desk/lists/read-choice.ts";
import { requireDesk } from "../desk/require-desk.ts";
import texts from "../locales/en/reports.json";
import { callApi } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { CardSkeletons } from "../shared/lists/paged-list.tsx";
import { recentDays } from "../shared/lists/recent-days.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/reports.screen";
import { ReportsFilter } from "./reports-filter.tsx";
import { ReportsView } from "./reports-view.tsx";

export function meta() {
  return pageMeta({ title: getMessages(texts).title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(getReports);
  const search = new URL(request.url).searchParams;
  const recent = recentDays();
  const query = {
    from: search.get("from") || recent.from,
    to: search.get("to") || recent.to,
    by: readChoice(search.get("by"), reportSpans) ?? "day",
  };
  return { query, report: startLoad(callApi(getReports, { query })) };
}

export default function ReportsScreen({ loaderData: { query, report } }: Route.ComponentProps) {
  const reports = useMessages(texts);
  return (
    <Stack gap="lg">
      <Title order={1}>{reports.title}</Title>
      <ReportsFilter query={query} />
      <Loaded promise={report} fallback={<CardSkeletons />} failed={reports.failed}>
        {(loaded) => <ReportsView report={loaded} />}
      </Loaded>
    </Stack>
  );
}
