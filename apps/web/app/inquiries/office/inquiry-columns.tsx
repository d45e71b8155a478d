import { acknowledgeInquiry } from "@hunarmand/api/inquiries/office";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { Anchor, Button, Text } from "@mantine/core";
import { Link } from "react-router";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { desks } from "../../desk/desks.ts";
import { Ago } from "../../desk/lists/ago.tsx";
import type { Column } from "../../desk/lists/column.ts";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import texts from "../../locales/en/desks.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import type { OfficeInquiry } from "./office-inquiry.ts";
import { measureTimeLeft } from "./time-left.ts";
import { useNow } from "./use-now.ts";

export function useInquiryColumns(
  answer: (inquiry: OfficeInquiry) => void,
): [Column<OfficeInquiry>, ...Column<OfficeInquiry>[]] {
  const { columns, statuses, kinds } = useMessages(texts).inquiries;
  const now = useNow();
  return [
    { id: "from", label: columns.from, cell: ({ name }) => name, value: ({ name }) => name },
    {
      id: "status",
      label: columns.status,
      cell: ({ status }) => <StatusBadge status={status} label={statuses[status]} />,
    },
    { id: "timer", label: columns.timer, cell: (inquiry) => <Timer inquiry={inquiry} now={now} /> },
    { id: "kind", label: columns.kind, cell: ({ kind }) => kinds[kind] },
    { id: "message", label: columns.message, cell: (inquiry) => <Message inquiry={inquiry} /> },
    { id: "phone", label: columns.phone, cell: ({ phoneNumber }) => <span className="ltr">{phoneNumber}</span> },
    {
      id: "received",
      label: columns.received,
      cell: ({ createdDate }) => <Ago at={createdDate} />,
      isServerOrder: true,
    },
    {
      id: "decision",
      label: columns.decision,
      cell: (inquiry) =>
        inquiry.nextSteps.length > 0 && <Decisions inquiry={inquiry} onAnswer={() => answer(inquiry)} />,
    },
  ];
}

/** Counts down the promised 24 hours. */
function Timer({ inquiry: { status, dueAt }, now }: { inquiry: OfficeInquiry; now: number }) {
  const { left, overdue, inTime } = useMessages(texts).inquiries;
  if (status === inquiryStatus.resolved) return inTime;
  const { isOverdue, hours, minutes } = measureTimeLeft(dueAt, now);
  return (
    <Text fw={650} inherit c={isOverdue ? "error" : "inherit"}>
      {(isOverdue ? overdue : left)({ hours, minutes })}
    </Text>
  );
}

function Message({ inquiry }: { inquiry: OfficeInquiry }) {
  const { position, positions, reopened, answered, reasons, job } = useMessages(texts).inquiries;
  return (
    <div className="desk-text">
      {inquiry.reason && <strong>{`${reasons[inquiry.reason]}\n`}</strong>}
      {inquiry.jobId && (
        <Anchor component={Link} to={`${desks.jobs.path}/${inquiry.jobId}`}>
          {job}
        </Anchor>
      )}
      {inquiry.jobId && " "}
      {inquiry.subject && <strong>{`${inquiry.subject}\n`}</strong>}
      {inquiry.position && `${position({ position: positions[inquiry.position] })}\n`}
      {inquiry.message}
      {inquiry.reopenMessage && `\n${reopened({ message: inquiry.reopenMessage })}`}
      {inquiry.answer && <Text c="dimmed">{answered({ answer: inquiry.answer })}</Text>}
    </div>
  );
}

function Decisions({ inquiry: { id, nextSteps }, onAnswer }: { inquiry: OfficeInquiry; onAnswer: () => void }) {
  const { inquiries } = useMessages(texts);
  const { busy, run } = useBusy();
  const { decideAtOnce } = useDecision();
  const take = () => decideAtOnce(() => callApi(acknowledgeInquiry, { params: { id } }));
  return (
    <div className="desk-buttons">
      {nextSteps.includes("resolve") && (
        <Button data-opens onClick={onAnswer}>
          {inquiries.answer}
        </Button>
      )}
      {nextSteps.includes("acknowledge") && (
        <Button variant="default" loading={busy} onClick={() => void run(take)}>
          {inquiries.acknowledge}
        </Button>
      )}
    </div>
  );
}
