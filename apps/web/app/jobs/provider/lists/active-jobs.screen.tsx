import "../jobs.css";
import type { Job } from "@hunarmand/api/jobs/job";
import { listActiveJobs } from "@hunarmand/api/jobs/provider";
import { isCompleted } from "@hunarmand/api/jobs/steps";
import { Button, Card, Stack } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import { callPage } from "../../../shared/calls/call-api.ts";
import { LiveUpdates } from "../../../shared/calls/live-updates.tsx";
import { Loaded, startLoad } from "../../../shared/calls/loaded.tsx";
import { AsOf } from "../../../shared/calls/stored/as-of.tsx";
import { callPageOrLast } from "../../../shared/calls/stored/last-replies.ts";
import { type Page, useMorePages } from "../../../shared/calls/use-more-pages.ts";
import { EmptyState } from "../../../shared/lists/empty-state.tsx";
import { CardSkeletons, PagedList } from "../../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { usePrefetch } from "../../../shared/parts/prefetch.ts";
import { useOwnWork } from "../../../shared/person/own-work.ts";
import { requireEmail } from "../../../shared/person/require-email.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { pageMeta } from "../../../shared/texts/page-meta.ts";
import { applyWaiting } from "../../../shared/waiting-calls/apply-waiting.ts";
import { useWaitingCalls } from "../../../shared/waiting-calls/screens/use-waiting-calls.ts";
import { useKeptJobs } from "../../attachments/use-kept-jobs.ts";
import { JobHeading } from "../job-heading.tsx";
import { OffersInReach } from "../offers/offers-in-reach.tsx";
import { isOfferWaiting } from "../price/price-state.tsx";
import { findOwnJob } from "../steps/job-guard.ts";
import { stepsPrefetch } from "../steps/steps-prefetch.ts";
import { WaitingOf } from "../waiting-of-job.ts";
import type { Route } from "./+types/active-jobs.screen";
import { ActiveJobCard } from "./active-job-card.tsx";
import { OwnJobsPage } from "./own-jobs-page.tsx";
import { useSteadyJobs } from "./use-steady-jobs.ts";

/** Loaded on demand: most people have answered it. */
const InstallOffer = lazyPart(async () => (await import("../../../shared/install/install-offer.tsx")).InstallOffer, {
  away: () => null,
});

/** Loaded on demand: mostly customers and handymen say the same. */
const AskedCash = lazyPart(async () => (await import("./asked-cash.tsx")).AskedCash, { away: () => null });

/** Loaded on demand: few handymen are in a crew. */
const OwnCrews = lazyPart(async () => (await import("../crews/own-crews.tsx")).OwnCrews, { away: () => null });

export function meta() {
  return pageMeta({ title: getMessages(jobs).active.title });
}

export function clientLoader() {
  const email = requireEmail();
  return { email, firstPage: startLoad(callPageOrLast(listActiveJobs, { params: { email } })) };
}

export default function ActiveJobsScreen({ loaderData: { email, firstPage } }: Route.ComponentProps) {
  const { active } = useMessages(jobs);
  // A customer's amount that waits for its answer comes before everything else.
  const isAnswerDue = useOwnWork().activeJobs?.some(isOfferWaiting) ?? false;
  const head = (
    <>
      <OffersInReach />
      <AskedCash />
    </>
  );
  return (
    <OwnJobsPage
      title={active.title}
      other={{ to: "/completedjobs", text: active.toCompleted }}
      head={!isAnswerDue && head}
    >
      <LiveUpdates matters={({ kind }) => kind !== "job-offered" && kind.startsWith("job-")} text={active.updated} />
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={active.failed}>
        {(first) => (
          <>
            <AsOf reply={first} />
            <ActiveJobList email={email} first={first} />
          </>
        )}
      </Loaded>
      {isAnswerDue && <div>{head}</div>}
      <OwnCrews />
    </OwnJobsPage>
  );
}

function ActiveJobList({ email, first }: { email: string; first: Page<Job> }) {
  const { active } = useMessages(jobs);
  usePrefetch(stepsPrefetch, first.items.length > 0);
  useKeptJobs(first.items, findOwnJob);
  // Later pages stay in order, so that nothing moves under the thumb.
  const [query] = useSearchParams();
  const start = useSteadyJobs(first, query.get("job"));
  const pages = useMorePages(start, (cursor) => callPage(listActiveJobs, { params: { email }, query: { cursor } }));
  return (
    <>
      <PagedList
        pages={pages}
        keyOf={({ jobId }) => jobId}
        texts={active}
        empty={
          <EmptyState drawing="toolbox" text={active.emptyText}>
            <Button component={Link} to="/requestedjobs">
              {active.emptyStep}
            </Button>
          </EmptyState>
        }
      >
        {(job) => <OpenJobCard job={job} isFirst={job.jobId === pages.items[0]?.jobId} />}
      </PagedList>
      {first.items.length > 0 && <InstallOffer />}
    </>
  );
}

/** The job after what waits to be sent. One whose completion waits is in the list of completed jobs. */
function OpenJobCard({ job, isFirst }: { job: Job; isFirst: boolean }) {
  const applied = applyWaiting(job, useWaitingCalls());
  if (!isCompleted(applied)) return <ActiveJobCard job={applied} isFirst={isFirst} />;
  return (
    <Card component="article" padding="md">
      <Stack gap="sm">
        <JobHeading job={applied} />
        <WaitingOf subject={job.jobId} />
      </Stack>
    </Card>
  );
}
