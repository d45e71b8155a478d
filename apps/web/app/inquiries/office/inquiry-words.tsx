import { readContractOverview } from "@hunarmand/api/contracts/office-records";
import type { DeskInquiry } from "@hunarmand/api/inquiries/office";
import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { desks, mayCall } from "../../desk/desks.ts";
import texts from "../../locales/en/desks.json";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";

/** What the sender wrote, the job that it is about, and our answer. */
export function InquiryWords({ inquiry }: { inquiry: DeskInquiry }) {
  const { position, positions, reopened, answered, reasons, aboutJob, aboutContract } = useMessages(texts).inquiries;
  const { job, contract, reason, subject, message, reopenMessage, answer } = inquiry;
  return (
    <div className="inquiry-words">
      {job && (
        <Anchor component={Link} to={`${desks.jobs.path}/${job.id}`} className="tall-link">
          {aboutJob({ number: job.jobNumber, work: job.skill })}
        </Anchor>
      )}
      {contract && <ContractLink id={contract.id}>{aboutContract({ project: contract.projectName })}</ContractLink>}
      {reason && <strong>{reasons[reason]}</strong>}
      {subject && <strong>{subject}</strong>}
      {inquiry.position && <span>{position({ position: positions[inquiry.position] })}</span>}
      <p dir="auto">{message}</p>
      {reopenMessage && <p>{reopened({ message: reopenMessage })}</p>}
      {answer && <Text c="dimmed">{answered({ answer })}</Text>}
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
