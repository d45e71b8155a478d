import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { Anchor, Text } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { desks } from "../../desk/desks.ts";
import { Ago } from "../../desk/lists/ago.tsx";
import type { Column } from "../../desk/lists/column.ts";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import texts from "../../locales/en/desks.json";
import { useMessages } from "../../shared/texts/messages.ts";
import type { OfficeInquiry } from "./office-inquiry.ts";
import { measureTimeLeft } from "./time-left.ts";
import { useNow } from "./use-now.ts";

/** Steps and the phone number are beside the list, so that no row is wider than the screen. */
export function useInquiryColumns(): [Column<OfficeInquiry>, ...Column<OfficeInquiry>[]] {
  const { columns, kinds } = useMessages(texts).inquiries;
  const now = useNow();
  return [
    {
      id: "from",
      label: columns.from,
      cell: (inquiry) => <SenderLink inquiry={inquiry} />,
      value: ({ name }) => name,
    },
    { id: "status", label: columns.status, cell: (inquiry) => <InquiryState inquiry={inquiry} /> },
    { id: "timer", label: columns.timer, cell: (inquiry) => <Timer inquiry={inquiry} now={now} /> },
    { id: "kind", label: columns.kind, cell: ({ kind }) => kinds[kind] },
    { id: "message", label: columns.message, cell: (inquiry) => <Beginning inquiry={inquiry} /> },
    {
      id: "received",
      label: columns.received,
      cell: ({ createdDate }) => <Ago at={createdDate} />,
      isServerOrder: true,
    },
  ];
}

function SenderLink({ inquiry: { id, name } }: { inquiry: OfficeInquiry }) {
  const { search } = useLocation();
  return (
    <Anchor component={Link} to={{ pathname: `${desks.inquiries.path}/${id}`, search }} inherit fw={500}>
      {name}
    </Anchor>
  );
}

/** "In progress" says whose. */
export function InquiryState({ inquiry: { status, takenBy } }: { inquiry: OfficeInquiry }) {
  const { statuses, inProgressOf } = useMessages(texts).inquiries;
  return <StatusBadge status={status} label={takenBy ? inProgressOf({ name: takenBy }) : statuses[status]} />;
}

interface TimerProps {
  inquiry: OfficeInquiry;
  now: number;
  /** Where no heading says what the time is. */
  isNamed?: boolean;
}

/** Counts down the promised 24 hours. */
export function Timer({ inquiry: { status, dueAt }, now, isNamed = false }: TimerProps) {
  const { left, overdue, inTime, columns } = useMessages(texts).inquiries;
  if (status === inquiryStatus.resolved) return inTime;
  const { isOverdue, hours, minutes } = measureTimeLeft(dueAt, now);
  return (
    <>
      {isNamed && !isOverdue && `${columns.timer}: `}
      <Text span className="whole" fw={650} inherit c={isOverdue ? "error" : "inherit"}>
        {(isOverdue ? overdue : left)({ hours, minutes })}
      </Text>
    </>
  );
}

function Beginning({ inquiry: { reason, subject, message, reopenMessage } }: { inquiry: OfficeInquiry }) {
  const { reasons } = useMessages(texts).inquiries;
  const words = [reason && reasons[reason], reopenMessage, subject, message].filter(Boolean);
  return (
    <div className="desk-text" dir="auto">
      {words.join(" · ")}
    </div>
  );
}
