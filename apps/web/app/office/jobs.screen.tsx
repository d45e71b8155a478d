import type { ReplyOf } from "@hunarmand/contract/call";
import { type JobStatus, jobStatuses } from "@hunarmand/contract/jobs";
import { listCities } from "@hunarmand/contract/lookups";
import { listJobs } from "@hunarmand/contract/office";
import { Stack, Text, Title } from "@mantine/core";
import { office } from "../locales/en/office.ts";
import { callApi, callPage } from "../shared/call-api.ts";
import { Loaded, startLoad } from "../shared/loaded.tsx";
import { getMessages, useMessages } from "../shared/messages.ts";
import { pageMeta } from "../shared/page-meta.ts";
import { CardSkeletons } from "../shared/paged-list.tsx";
import { useChoices } from "../shared/use-choices.ts";
import { useFormats } from "../shared/use-formats.ts";
import { type Page, useMorePages } from "../shared/use-more-pages.ts";
import type { Route } from "./+types/jobs.screen";
import { DeskFilters } from "./desk-filters.tsx";
import { type Column, DeskList } from "./desk-list.tsx";
import { desks } from "./desks.ts";
import { readChoice } from "./read-choice.ts";
import { requireDesk } from "./require-desk.ts";
import { StatusBadge } from "./status-badge.tsx";

type OfficeJob = ReplyOf<typeof listJobs>[number];

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
  };
  return { query, firstPage: startLoad(callPage(listJobs, { query })) };
}

export default function JobsScreen({ loaderData: { query, firstPage } }: Route.ComponentProps) {
  const { jobs, list } = useMessages(office);
  const cities = useChoices("all", (_, signal) => callApi(listCities, { signal }));
  return (
    <Stack gap="lg">
      <Title order={1}>{jobs.title}</Title>
      <DeskFilters
        key={cities.items.length}
        path={desks.jobs.path}
        searchHint={jobs.searchHint}
        filters={[
          {
            name: "status",
            label: list.status,
            options: jobStatuses.map((value) => ({ value, label: jobs.statuses[value] })),
          },
          { name: "city", label: jobs.city, options: cities.items.map(({ name }) => ({ value: name, label: name })) },
        ]}
      />
      <Loaded promise={firstPage} fallback={<CardSkeletons />} failed={jobs.failed}>
        {(first) => <JobList query={query} first={first} />}
      </Loaded>
    </Stack>
  );
}

interface JobListProps {
  query: { search: string | undefined; city: string | undefined; status: JobStatus | undefined };
  first: Page<OfficeJob>;
}

function JobList({ query, first }: JobListProps) {
  const { jobs } = useMessages(office);
  const columns = useJobColumns();
  const pages = useMorePages(first, (cursor) => callPage(listJobs, { query: { ...query, cursor } }));
  return <DeskList pages={pages} texts={jobs} keyOf={({ id }) => id} columns={columns} />;
}

function useJobColumns(): [Column<OfficeJob>, ...Column<OfficeJob>[]] {
  const { jobs } = useMessages(office);
  const { moment, pkr } = useFormats();
  const { columns } = jobs;
  return [
    { label: columns.work, cell: ({ category, skill }) => `${skill} (${category})` },
    { label: columns.status, cell: (job) => <JobState job={job} /> },
    { label: columns.created, cell: ({ createdDate }) => <time dateTime={createdDate}>{moment(createdDate)}</time> },
    { label: columns.place, cell: ({ address, area, city }) => `${address}, ${area}, ${city}` },
    { label: columns.customer, cell: ({ customerName }) => customerName },
    { label: columns.phone, cell: ({ phoneNumber }) => phoneNumber && <span className="ltr">{phoneNumber}</span> },
    { label: columns.provider, cell: ({ providerName }) => providerName ?? jobs.nobody },
    { label: columns.price, cell: ({ earning }) => earning !== null && <span className="ltr">{pkr(earning)}</span> },
    { label: columns.rating, cell: ({ rating }) => rating !== null && jobs.stars(rating) },
  ];
}

function JobState({ job: { status, arrivedAt, arrivalVerified } }: { job: OfficeJob }) {
  const { jobs } = useMessages(office);
  return (
    <>
      <StatusBadge status={status} label={jobs.statuses[status]} />
      {arrivedAt !== null && !arrivalVerified && (
        <Text size="sm" c="dimmed">
          {jobs.unverified}
        </Text>
      )}
    </>
  );
}
