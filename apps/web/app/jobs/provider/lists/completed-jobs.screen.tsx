import "../jobs.css";
import type { CompletedJob } from "@hunarmand/api/jobs/job";
import { listCompletedJobs } from "@hunarmand/api/jobs/provider";
import { getEarnings } from "@hunarmand/api/payments/provider";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import completedJobs from "../../../locales/en/completed-jobs.json";
import { callPage } from "../../../shared/calls/call-api.ts";
import { LiveUpdates } from "../../../shared/calls/live-updates.tsx";
import { Loaded, startLoad } from "../../../shared/calls/loaded.tsx";
import { AsOf } from "../../../shared/calls/stored/as-of.tsx";
import { callApiOrLast, callPageOrLast } from "../../../shared/calls/stored/last-replies.ts";
import { type Page, useMorePages } from "../../../shared/calls/use-more-pages.ts";
import { EmptyState } from "../../../shared/lists/empty-state.tsx";
import { CardSkeletons, PagedList } from "../../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { requireEmail } from "../../../shared/person/require-email.ts";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { pageMeta } from "../../../shared/texts/page-meta.ts";
import type { Route } from "./+types/completed-jobs.screen";
import { CompletedJobCard } from "./completed-job-card.tsx";
import { JustEarned, useJustCompleted } from "./just-earned.tsx";
import { OwnJobsPage } from "./own-jobs-page.tsx";
import { RecentEarnings } from "./recent-earnings.tsx";

/** Loaded on demand: usually nothing waits. */
const WaitingCompletions = lazyPart(async () => (await import("./waiting-completions.tsx")).WaitingCompletions, {
  away: () => null,
});

export function meta() {
  return pageMeta({ title: getMessages(completedJobs).title });
}

export function clientLoader() {
  const email = requireEmail();
  return {
    email,
    firstPage: startLoad(callPageOrLast(listCompletedJobs, { params: { email } })),
    earnings: startLoad(callApiOrLast(getEarnings)),
  };
}

/** What the customer or the office says of a job: confirmed, rated, its cash or its payment. */
const isAboutCompleted = (kind: string): boolean =>
  /^(?:job|payment|return|review)-/.test(kind) && kind !== "job-offered" && kind !== "job-taken";

export default function CompletedJobsScreen({ loaderData: { email, firstPage, earnings } }: Route.ComponentProps) {
  const completed = useMessages(completedJobs);
  return (
    <OwnJobsPage title={completed.title} other={{ to: "/activejobs", text: completed.emptyStep }}>
      <LiveUpdates matters={({ kind }) => isAboutCompleted(kind)} text={completed.updated} />
      <JustEarned />
      <WaitingCompletions />
      <RecentEarnings earnings={earnings} />
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={completed.failed}>
        {(first) => (
          <>
            <AsOf reply={first} />
            <CompletedJobList email={email} first={first} />
          </>
        )}
      </Loaded>
    </OwnJobsPage>
  );
}

function CompletedJobList({ email, first }: { email: string; first: Page<CompletedJob> }) {
  const completed = useMessages(completedJobs);
  const { isCashLater } = useJustCompleted();
  const pages = useMorePages(first, (cursor) => callPage(listCompletedJobs, { params: { email }, query: { cursor } }));
  return (
    <PagedList
      pages={pages}
      keyOf={({ jobId }) => jobId}
      texts={completed}
      empty={
        <EmptyState drawing="done" text={completed.emptyText}>
          <Button component={Link} to="/activejobs">
            {completed.emptyStep}
          </Button>
        </EmptyState>
      }
    >
      {(job) => <CompletedJobCard job={job} isNext={!isCashLater && job.jobId === first.items[0]?.jobId} />}
    </PagedList>
  );
}
