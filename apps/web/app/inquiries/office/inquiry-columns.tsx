import { acknowledgeInquiry } from "@hunarmand/api/inquiries/inquiries";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { Button, Text } from "@mantine/core";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import type { Column } from "../../desk/lists/desk-list.tsx";
import { StatusBadge } from "../../desk/lists/status-badge.tsx";
import texts from "../../locales/en/desks.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { useBusy } from "../../shared/calls/use-busy.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { OfficeInquiry } from "./office-inquiry.ts";
import { measureTimeLeft } from "./time-left.ts";
import { useNow } from "./use-now.ts";

export function useInquiryColumns(
  answer: (inquiry: OfficeInquiry) => void,
): [Column<OfficeInquiry>, ...Column<OfficeInquiry>[]] {
  const { columns, statuses, kinds } = useMessages(texts).inquiries;
  const { moment } = useFormats();
  const now = useNow();
  return [
    { label: columns.from, cell: ({ name }) => name },
    { label: columns.status, cell: ({ status }) => <StatusBadge status={status} label={statuses[status]} /> },
    { label: columns.timer, cell: (inquiry) => <Timer inquiry={inquiry} now={now} /> },
    { label: columns.kind, cell: ({ kind }) => kinds[kind] },
    { label: columns.message, cell: (inquiry) => <Message inquiry={inquiry} /> },
    { label: columns.phone, cell: ({ phoneNumber }) => <span className="ltr">{phoneNumber}</span> },
    { label: columns.received, cell: ({ createdDate }) => moment(createdDate) },
    {
      label: columns.decision,
      cell: (inquiry) =>
        inquiry.nextSteps.length > 0 && <Decisions inquiry={inquiry} onAnswer={() => answer(inquiry)} />,
    },
  ];
}

/** The promised 24 hours, counted down. */
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
  const { position, positions, reopened, answered } = useMessages(texts).inquiries;
  return (
    <div className="desk-text">
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
