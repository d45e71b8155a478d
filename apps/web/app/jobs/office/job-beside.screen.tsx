import { readJob } from "@hunarmand/api/jobs/office";
import { Anchor, Group, Stack } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { useFocusOnOpen } from "../../desk/decisions/use-focus-on-open.ts";
import { desks } from "../../desk/desks.ts";
import { requireDesk } from "../../desk/require-desk.ts";
import jobDesk from "../../locales/en/job-desk.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/job-beside.screen";
import { DeskJobView } from "./desk-job.tsx";

export function meta() {
  return pageMeta({ title: getMessages(jobDesk).title });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  requireDesk(readJob);
  return { loading: startLoad(callApi(readJob, { params: { id: params.id } })) };
}

/** A job beside the list, which keeps its filters and its place. */
export default function JobBesideScreen({ loaderData: { loading }, params }: Route.ComponentProps) {
  const texts = useMessages(jobDesk);
  const { search } = useLocation();
  const panel = useFocusOnOpen(params.id);
  return (
    <section ref={panel} tabIndex={-1} className="desk-detail" aria-label={texts.title}>
      <Group justify="space-between">
        <Anchor component={Link} to={{ pathname: desks.jobs.path, search }} className="tall-link">
          {texts.close}
        </Anchor>
        <Anchor component={Link} to={`${desks.jobs.path}/${params.id}`} className="tall-link">
          {texts.wholePage}
        </Anchor>
      </Group>
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={texts.failed}>
        {(job) => (
          <Stack key={job.id} gap="sm">
            <DeskJobView job={job} />
          </Stack>
        )}
      </Loaded>
    </section>
  );
}
