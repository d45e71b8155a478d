import { listJobs, readJob } from "@hunarmand/api/jobs/office";
import { Anchor, Stack } from "@mantine/core";
import { Link } from "react-router";
import { desks, mayCall } from "../../desk/desks.ts";
import { requireDesk } from "../../desk/require-desk.ts";
import jobDesk from "../../locales/en/job-desk.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { useSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/job.screen";
import { DeskJobView } from "./desk-job.tsx";

export function meta() {
  return pageMeta({ title: getMessages(jobDesk).title });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  requireDesk(readJob);
  return { loading: startLoad(callApi(readJob, { params: { id: params.id } })) };
}

export default function JobScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const texts = useMessages(jobDesk);
  const role = useSession()?.role ?? "";
  return (
    <Stack gap="sm">
      {mayCall(role, listJobs) && (
        <Anchor component={Link} to={desks.jobs.path} className="tall-link">
          {texts.back}
        </Anchor>
      )}
      <Loaded promise={loading} fallback={<CardSkeletons />} failed={texts.failed}>
        {(job) => <DeskJobView job={job} />}
      </Loaded>
    </Stack>
  );
}
