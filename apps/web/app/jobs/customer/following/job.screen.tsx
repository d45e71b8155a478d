import { getJob } from "@hunarmand/api/jobs/customer";
import { Anchor, Title } from "@mantine/core";
import { Link } from "react-router";
import customers from "../../../locales/en/customers.json";
import { Loaded, startLoad } from "../../../shared/calls/loaded.tsx";
import { callApiOrLast } from "../../../shared/calls/stored/last-replies.ts";
import { CardSkeletons } from "../../../shared/lists/paged-list.tsx";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { pageMeta } from "../../../shared/texts/page-meta.ts";
import type { Route } from "./+types/job.screen";
import { FollowedJobView } from "./followed-job-view.tsx";

export function meta() {
  return pageMeta({ title: getMessages(customers).job.title });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { loading: startLoad(callApiOrLast(getJob, { params: { id: params.id } })) };
}

export default function JobScreen({ loaderData: { loading } }: Route.ComponentProps) {
  const { job } = useMessages(customers);
  return (
    <div className="page">
      <Anchor component={Link} to="/jobs" className="tall-link">
        {job.back}
      </Anchor>
      <Loaded promise={loading} fallback={<LoadingJob />} failed={job.failed}>
        {(loaded) => <FollowedJobView key={loaded.id} loaded={loaded} />}
      </Loaded>
    </div>
  );
}

/** A main heading while loading, for people who use a screen reader. */
function LoadingJob() {
  const { job } = useMessages(customers);
  return (
    <>
      <Title order={1} mb="md">
        {job.title}
      </Title>
      <CardSkeletons />
    </>
  );
}
