import type { ReplyOf } from "@hunarmand/api/call";
import type { listJobs } from "@hunarmand/api/jobs/office";
import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import office from "../../locales/en/office.json";
import { JobNumber } from "../../shared/lists/job-number.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { desks } from "../desks.ts";
import type { Column } from "./desk-list.tsx";
import { StatusBadge } from "./status-badge.tsx";

export type OfficeJob = ReplyOf<typeof listJobs>[number];

export function useJobColumns(): [Column<OfficeJob>, ...Column<OfficeJob>[]] {
  const { jobs } = useMessages(office);
  const { moment, pkr } = useFormats();
  const { columns } = jobs;
  return [
    {
      label: columns.work,
      cell: ({ id, category, skill }) => (
        <Anchor component={Link} to={`${desks.jobs.path}/${id}`} inherit fw={600}>
          {`${skill} (${category})`}
        </Anchor>
      ),
    },
    { label: columns.number, cell: (job) => <JobNumber of={job} /> },
    { label: columns.status, cell: (job) => <JobState job={job} /> },
    { label: columns.created, cell: ({ createdDate }) => <time dateTime={createdDate}>{moment(createdDate)}</time> },
    { label: columns.place, cell: ({ address, area, city }) => `${address}, ${area}, ${city}` },
    { label: columns.customer, cell: ({ customerName }) => customerName },
    { label: columns.phone, cell: ({ phoneNumber }) => phoneNumber && <span className="ltr">{phoneNumber}</span> },
    { label: columns.provider, cell: ({ providerName }) => providerName ?? jobs.nobody },
    { label: columns.price, cell: ({ earning }) => earning !== null && <span className="ltr">{pkr(earning)}</span> },
    { label: columns.rating, cell: ({ rating }) => rating !== null && jobs.stars({ stars: rating }) },
  ];
}

function JobState({ job: { status, arrivedAt, arrivalVerified, priceStatus } }: { job: OfficeJob }) {
  const { jobs } = useMessages(office);
  return (
    <>
      <StatusBadge status={status} label={jobs.statuses[status]} />
      {arrivedAt !== null && !arrivalVerified && (
        <Text size="sm" c="dimmed">
          {jobs.unverified}
        </Text>
      )}
      {priceStatus !== null && priceStatus !== "agreed" && (
        <Text size="sm" c="dimmed">
          {jobs.prices[priceStatus]}
        </Text>
      )}
    </>
  );
}
