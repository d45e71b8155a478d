import { type CustomerJob, getJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import { isCancelled, isCompleted } from "@hunarmand/api/jobs/steps";
import { Button, Group, Stack, Title } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "react-router";
import customers from "../../locales/en/customers.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { LiveUpdates } from "../../shared/calls/live-updates.tsx";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { AsOf } from "../../shared/calls/stored/as-of.tsx";
import { callApiOrLast, callPageOrLast } from "../../shared/calls/stored/last-replies.ts";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { EmptyState } from "../../shared/lists/empty-state.tsx";
import { CardSkeletons, PagedList } from "../../shared/lists/paged-list.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { readSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { isWaiting } from "../../shared/work/customer-jobs.ts";
import { useKeptJobs } from "../attachments/use-kept-jobs.ts";
import type { Route } from "./+types/jobs.screen";
import { JobCard } from "./job-card.tsx";
import { JobsComing } from "./jobs-coming.tsx";
import { JobsWelcome } from "./jobs-welcome.tsx";

export function meta() {
  const { welcome } = getMessages(customers);
  return pageMeta({ title: welcome.title, description: welcome.description, path: "/jobs" });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const isCustomer = readSession()?.role === "Customer";
  const search = new URL(request.url).searchParams.get("search") || undefined;
  return { search, firstPage: isCustomer ? startLoad(callPageOrLast(listMyJobs, { query: { search } })) : undefined };
}

export function HydrateFallback() {
  return <JobsComing />;
}

/** Loaded on demand: visitors, who are the majority, do not need it. */
const JobSearch = lazyPart(async () => (await import("./job-search.tsx")).JobSearch, { away: () => null });

/** Loaded on demand: most people have answered it. */
const InstallOffer = lazyPart(async () => (await import("../../shared/install/install-offer.tsx")).InstallOffer, {
  away: () => null,
});

/** Loaded on demand: usually nothing waits. */
const WaitingPostings = lazyPart(async () => (await import("./waiting-postings.tsx")).WaitingPostings, {
  away: () => null,
});

/** The customer's own jobs; other people see an explanation. */
export default function JobsScreen({ loaderData: { search, firstPage } }: Route.ComponentProps) {
  const { list, welcome } = useMessages(customers);
  if (!firstPage) return <JobsWelcome />;
  return (
    <div className="page">
      <Stack gap="lg">
        <Group justify="space-between">
          <Title order={1}>{list.title}</Title>
          <Button component={Link} to="/jobs/new">
            {welcome.post}
          </Button>
        </Group>
        <LiveUpdates matters={({ kind }) => kind.startsWith("job-")} text={list.updated} />
        <WaitingPostings />
        <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={list.failed}>
          {(first) => (
            <>
              <AsOf reply={first} />
              <JobList search={search} first={first} />
            </>
          )}
        </Loaded>
      </Stack>
    </div>
  );
}

const isOpen = (job: CustomerJob): boolean => !isCompleted(job) && !isCancelled(job);

const findJob = (id: string) => callApiOrLast(getJob, { params: { id } });

/** Jobs that wait for the customer come first. Later pages stay in order, so that nothing moves under the thumb. */
const sortByWaiting = (jobs: readonly CustomerJob[]) =>
  jobs.toSorted((one, other) => Number(isWaiting(other)) - Number(isWaiting(one)));

function JobList({ search, first }: { search: string | undefined; first: Page<CustomerJob> }) {
  const { list, welcome } = useMessages(customers);
  const start = useMemo(() => ({ ...first, items: sortByWaiting(first.items) }), [first]);
  const pages = useMorePages(start, (cursor) => callPage(listMyJobs, { query: { search, cursor } }));
  useKeptJobs(first.items.filter(isOpen), findJob);
  const hasSearch = search !== undefined || first.items.length > 0;
  return (
    <>
      {hasSearch && <JobSearch search={search} />}
      <PagedList
        pages={pages}
        keyOf={({ jobId }) => jobId}
        texts={list}
        empty={
          <EmptyState drawing="toolbox" text={search ? list.notFound({ search }) : list.emptyText}>
            {search ? (
              <Button component={Link} to="/jobs">
                {list.all}
              </Button>
            ) : (
              <Button component={Link} to="/jobs/new">
                {welcome.post}
              </Button>
            )}
          </EmptyState>
        }
      >
        {(job) => <JobCard job={job} />}
      </PagedList>
      {first.items.length > 0 && <InstallOffer />}
    </>
  );
}
