import { readContractOverview } from "@hunarmand/api/contracts/office-records";
import type { DeskInquiry } from "@hunarmand/api/inquiries/office";
import type { DeskThreadMessage } from "@hunarmand/api/inquiries/thread";
import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { desks, mayCall } from "../../desk/desks.ts";
import texts from "../../locales/en/desks.json";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** What the inquiry is about, and its thread: what the sender wrote, and each answer of ours. */
export function InquiryWords({ inquiry }: { inquiry: DeskInquiry }) {
  const { position, positions, reasons, aboutJob, aboutContract, thread } = useMessages(texts).inquiries;
  const { job, contract, reason, subject, name } = inquiry;
  return (
    <div className="inquiry-words">
      {job && (
        <Anchor component={Link} to={`${desks.jobs.path}/${job.id}`} className="tall-link">
          {aboutJob({ number: job.jobNumber, work: job.skill })}
        </Anchor>
      )}
      {contract && <ContractLink id={contract.id}>{aboutContract({ project: contract.projectName })}</ContractLink>}
      {reason && <strong>{reasons[reason]}</strong>}
      {subject && (
        <strong>
          <bdi>{subject}</bdi>
        </strong>
      )}
      {inquiry.position && <span>{position({ position: positions[inquiry.position] })}</span>}
      <ol className="inquiry-thread" aria-label={thread.title}>
        {inquiry.thread.map((message) => (
          <ThreadItem key={`${message.kind} ${message.sentDate}`} message={message} sender={name} />
        ))}
      </ol>
    </div>
  );
}

/** A link for those who may open contracts. */
function ContractLink({ id, children }: { id: string; children: string }) {
  const role = useSession()?.role ?? "";
  if (!mayCall(role, readContractOverview)) return <span>{children}</span>;
  return (
    <Anchor component={Link} to={`${desks.contracts.path}/${id}`} className="tall-link">
      {children}
    </Anchor>
  );
}

function ThreadItem({ message, sender }: { message: DeskThreadMessage; sender: string }) {
  const { thread } = useMessages(texts).inquiries;
  const { moment } = useFormats();
  const { kind, words, authorName, sentDate } = message;
  const at = moment(sentDate);
  const isOurs = kind === "answer";
  const by =
    isOurs && authorName === null
      ? thread.ourAnswer({ moment: at })
      : thread[kind]({ name: authorName ?? sender, moment: at });
  return (
    <li className={isOurs ? "inquiry-ours" : undefined}>
      <Text size="sm" c="dimmed">
        {by}
      </Text>
      <p dir="auto">{words}</p>
    </li>
  );
}
