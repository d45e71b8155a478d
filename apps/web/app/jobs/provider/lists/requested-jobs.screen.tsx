import "../jobs.css";
import type { RequestedJob } from "@hunarmand/api/jobs/job";
import { listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { Button, Skeleton, Stack, Title } from "@mantine/core";
import { useEffect, useLayoutEffect } from "react";
import { redirect, useRevalidator } from "react-router";
import jobs from "../../../locales/en/jobs.json";
import { callPage } from "../../../shared/calls/call-api.ts";
import { LiveUpdates } from "../../../shared/calls/live-updates.tsx";
import { Loaded, startLoad } from "../../../shared/calls/loaded.tsx";
import { AsOf } from "../../../shared/calls/stored/as-of.tsx";
import { callPageOrLast } from "../../../shared/calls/stored/last-replies.ts";
import { useBusy } from "../../../shared/calls/use-busy.ts";
import { type Page, useMorePages } from "../../../shared/calls/use-more-pages.ts";
import { removeEarlyOffers } from "../../../shared/early/early-offers.ts";
import { noteOpenedOffers } from "../../../shared/early/opened-offers.ts";
import { EmptyState } from "../../../shared/lists/empty-state.tsx";
import { CardSkeletons, PagedList } from "../../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useOwnWork } from "../../../shared/person/own-work.ts";
import { requireEmail } from "../../../shared/person/require-email.ts";
import { SpokenHeading, useHeadingSays } from "../../../shared/spoken/spoken-heading.tsx";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import { pageMeta } from "../../../shared/texts/page-meta.ts";
import { findLastStep } from "../job-steps.ts";
import { NewOffers } from "../offers/new-offers.tsx";
import { RequestedJobCard } from "../offers/requested-job-card.tsx";
import { useSteadyOffers } from "../offers/use-steady-offers.ts";
import type { Route } from "./+types/requested-jobs.screen";

/** Loaded after the list: the switch of the offers comes with the frame of the screen. */
const NoOffersSay = lazyPart(async () => (await import("../offers/no-offers-say.tsx")).NoOffersSay, {
  away: () => null,
  isLate: true,
});

/** Loaded on demand: few have turned offers off. */
const PausedOffers = lazyPart(async () => (await import("../offers/paused-offers.tsx")).PausedOffers, {
  fallback: <Skeleton height="7rem" />,
  away: () => null,
});

/** Loaded after the list: it asks for nothing. */
const EndedOffers = lazyPart(async () => (await import("../offers/ended-offers.tsx")).EndedOffers, {
  away: () => null,
  isLate: true,
});

export function meta() {
  return pageMeta({ title: getMessages(jobs).requested.title });
}

/** Redirects to the provider's last step, unless a notice led here for a new offer. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const email = requireEmail();
  const step = new URL(request.url).searchParams.has("offer") ? undefined : findLastStep();
  if (step && step !== "/requestedjobs") throw redirect(step);
  const firstPage = startLoad(callPageOrLast(listRequestedJobs, { params: { email } }));
  noteOpenedOffers(firstPage);
  return { email, firstPage };
}

export default function RequestedJobsScreen({ loaderData: { email, firstPage } }: Route.ComponentProps) {
  const { requested } = useMessages(jobs);
  useEffect(() => removeEarlyOffers, []);
  return (
    <div className="page">
      <Stack gap="lg">
        <SpokenHeading heading={<Title order={1}>{requested.title}</Title>}>
          <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={requested.failed}>
            {(first) => (
              <>
                <AsOf reply={first} />
                <RequestedJobList email={email} first={first} />
              </>
            )}
          </Loaded>
        </SpokenHeading>
        <EndedOffers />
      </Stack>
    </div>
  );
}

const isAboutRequests = (kind: string): boolean =>
  kind === "job-offered" || kind === "job-taken" || kind === "job-attachment-added";

function RequestedJobList({ email, first }: { email: string; first: Page<RequestedJob> }) {
  const { requested } = useMessages(jobs);
  const { available = true } = useOwnWork();
  const load = (cursor?: string) => callPage(listRequestedJobs, { params: { email }, query: { cursor } });
  const { shown, newCount, isGone, look, showNew } = useSteadyOffers(first, load);
  const pages = useMorePages(shown, load);
  useHeadingSays(shown.items.length > 0 ? "offers" : undefined);
  // This list takes the place of what the shell has shown.
  useLayoutEffect(removeEarlyOffers, []);
  return (
    <>
      <LiveUpdates matters={({ kind }) => isAboutRequests(kind)} refetch={look} text={requested.updated} />
      <NewOffers count={newCount} onShow={showNew} />
      {!available && shown.items.length > 0 && <PausedOffers />}
      <PagedList
        pages={pages}
        keyOf={({ jobId }) => jobId}
        texts={requested}
        empty={
          <EmptyState drawing="bell" text={requested.emptyText}>
            <CheckAgain />
            <NoOffersSay />
          </EmptyState>
        }
      >
        {(job) => <RequestedJobCard job={job} email={email} isGone={isGone(job)} />}
      </PagedList>
    </>
  );
}

function CheckAgain() {
  const { requested } = useMessages(jobs);
  const { revalidate } = useRevalidator();
  const { busy, run } = useBusy();
  return (
    <Button loading={busy} onClick={() => void run(revalidate)}>
      {requested.checkAgain}
    </Button>
  );
}
