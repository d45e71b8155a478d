import { createJob } from "@hunarmand/api/jobs/customer";
import { type JobStatus, jobStatuses } from "@hunarmand/api/jobs/job";
import { jobQueues, listJobs } from "@hunarmand/api/jobs/office";
import { listCities } from "@hunarmand/api/lookups/lookups";
import { exportJobs } from "@hunarmand/api/reports/exports";
import { Button, Group, Stack, Title } from "@mantine/core";
import { Link, Outlet, useParams } from "react-router";
import { desks, mayCall } from "../../desk/desks.ts";
import { DeskFilters, DeskPage } from "../../desk/lists/desk-filters.tsx";
import { DeskList } from "../../desk/lists/desk-list.tsx";
import { type OfficeJob, useJobColumns } from "../../desk/lists/job-columns.tsx";
import { readChoice } from "../../desk/lists/read-choice.ts";
import { requireDesk } from "../../desk/require-desk.ts";
import office from "../../locales/en/office.json";
import { callApi, callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { useChoices } from "../../shared/calls/use-choices.ts";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { useSession } from "../../shared/person/session.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { toNameOptions } from "../../shared/texts/names.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/jobs.screen";

export { shouldRevalidate } from "../../desk/lists/table/table-view.ts";

export function meta() {
  return pageMeta({ title: getMessages(office).jobs.title });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireDesk(listJobs);
  const { searchParams } = new URL(request.url);
  const query = {
    search: searchParams.get("search") || undefined,
    city: searchParams.get("city") || undefined,
    status: readChoice(searchParams.get("status"), jobStatuses),
    queue: readChoice(searchParams.get("queue"), jobQueues),
    order: readChoice(searchParams.get("order"), ["oldest"] as const),
  };
  return { query, firstPage: startLoad(callPage(listJobs, { query })) };
}

export default function JobsScreen({ loaderData: { query, firstPage } }: Route.ComponentProps) {
  const { jobs, list } = useMessages(office);
  const role = useSession()?.role ?? "";
  const isDetailOpen = useParams().id !== undefined;
  const cities = useChoices("all", (_, signal) => callApi(listCities, { signal }));
  return (
    <DeskPage detail={isDetailOpen && <Outlet />}>
      <Stack gap="lg">
        <Group justify="space-between">
          <Title order={isDetailOpen ? 2 : 1} size="h1">
            {jobs.title}
          </Title>
          {mayCall(role, createJob) && (
            <Button component={Link} to={`${desks.jobs.path}/new`}>
              {jobs.create}
            </Button>
          )}
        </Group>
        <DeskFilters
          path={desks.jobs.path}
          searchHint={jobs.searchHint}
          filters={[
            {
              name: "status",
              label: list.status,
              options: jobStatuses.map((value) => ({ value, label: jobs.statuses[value] })),
            },
            { name: "city", label: jobs.city, options: toNameOptions(cities.items.map(({ name }) => name)) },
            {
              name: "queue",
              label: jobs.queue,
              options: jobQueues.map((value) => ({ value, label: jobs.queues[value] })),
            },
          ]}
          download={() => callApi(exportJobs, { query })}
        />
        <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={jobs.failed}>
          {(first) => <JobList query={query} first={first} narrow={isDetailOpen} />}
        </Loaded>
      </Stack>
    </DeskPage>
  );
}

interface JobListProps {
  query: {
    search: string | undefined;
    city: string | undefined;
    status: JobStatus | undefined;
    queue: (typeof jobQueues)[number] | undefined;
    order: "oldest" | undefined;
  };
  first: Page<OfficeJob>;
  narrow: boolean;
}

function JobList({ query, first, narrow }: JobListProps) {
  const { jobs } = useMessages(office);
  const columns = useJobColumns({ isBeside: true });
  const { id: openId } = useParams();
  const pages = useMorePages(first, (cursor) => callPage(listJobs, { query: { ...query, cursor } }));
  return (
    <DeskList
      pages={pages}
      filters={query}
      texts={jobs}
      narrow={narrow}
      keyOf={({ id }) => id}
      isOpen={({ id }) => id === openId}
      columns={columns}
    />
  );
}
