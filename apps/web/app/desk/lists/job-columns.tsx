import type { ReplyOf } from "@hunarmand/api/call";
import type { listJobs } from "@hunarmand/api/jobs/office";
import { Anchor, Text } from "@mantine/core";
import { Link, useLocation } from "react-router";
import office from "../../locales/en/office.json";
import { JobNumber } from "../../shared/lists/job-number.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName, joinParts } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { desks } from "../desks.ts";
import { Ago } from "./ago.tsx";
import { CallBy } from "./call-by.tsx";
import type { Column } from "./column.ts";
import { StatusBadge } from "./status-badge.tsx";

export type OfficeJob = ReplyOf<typeof listJobs>[number];

/** `isBeside`: in the list of all jobs, a job opens beside it. */
export function useJobColumns({ isBeside = false } = {}): [Column<OfficeJob>, ...Column<OfficeJob>[]] {
  const { jobs } = useMessages(office);
  const { pkr, when } = useFormats();
  const { search } = useLocation();
  const { columns } = jobs;
  return [
    {
      id: "work",
      label: columns.work,
      value: ({ category, skill }) => `${getName(skill)} ${getName(category)}`,
      cell: ({ id, category, skill }) => (
        <Anchor
          component={Link}
          to={isBeside ? { pathname: `${desks.jobs.path}/beside/${id}`, search } : `${desks.jobs.path}/${id}`}
          inherit
          fw={500}
        >
          {`${getName(skill)} (${getName(category)})`}
        </Anchor>
      ),
    },
    {
      id: "number",
      label: columns.number,
      cell: (job) => <JobNumber of={job} />,
      value: ({ jobNumber }) => jobNumber,
    },
    { id: "status", label: columns.status, cell: (job) => <JobState job={job} />, value: ({ status }) => status },
    { id: "created", label: columns.created, cell: ({ createdDate }) => <Ago at={createdDate} />, isServerOrder: true },
    {
      id: "price",
      label: columns.price,
      isFigure: true,
      cell: ({ earning }) => earning !== null && <span className="ltr">{pkr(earning)}</span>,
      value: ({ earning }) => earning,
    },
    {
      id: "wished",
      label: columns.wished,
      cell: ({ scheduledFor }) => (scheduledFor ? when(scheduledFor) : jobs.atOnce),
      value: ({ scheduledFor }) => scheduledFor,
    },
    {
      id: "customer",
      label: columns.customer,
      cell: ({ customerName }) => customerName,
      value: ({ customerName }) => customerName,
    },
    {
      id: "provider",
      label: columns.provider,
      cell: ({ providerName }) => providerName ?? jobs.nobody,
      value: ({ providerName }) => providerName,
    },
    {
      id: "place",
      label: columns.place,
      cell: ({ address, area, city }) => (
        <span className="desk-place">
          <span>{`${joinParts([getName(area), getName(city)])}:`}</span> <bdi>{address}</bdi>
        </span>
      ),
      value: ({ area, city }) => `${getName(city)} ${getName(area)}`,
    },
    {
      id: "phone",
      label: columns.phone,
      cell: ({ phoneNumber }) => phoneNumber && <span className="ltr">{phoneNumber}</span>,
    },
    {
      id: "rating",
      label: columns.rating,
      cell: ({ rating }) => rating !== null && jobs.stars({ stars: rating }),
      value: ({ rating }) => rating,
    },
  ];
}

function JobState({ job: { status, arrivedAt, arrivalVerified, priceStatus, callBy } }: { job: OfficeJob }) {
  const { jobs } = useMessages(office);
  return (
    <>
      <StatusBadge status={status} label={jobs.statuses[status]} /> {callBy && <CallBy time={callBy} />}{" "}
      {arrivedAt !== null && !arrivalVerified && (
        <Text span size="sm" c="dimmed" me="xs" className="job-flag">
          {jobs.unverified}
        </Text>
      )}{" "}
      {priceStatus !== null && priceStatus !== "agreed" && (
        <Text span size="sm" c="dimmed" me="xs" className="job-flag">
          {jobs.prices[priceStatus]}
        </Text>
      )}
    </>
  );
}
