import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { Skeleton, Text } from "@mantine/core";
import problems from "../../../../locales/en/problems.json";
import { ComplaintState } from "../../../../shared/complaints/complaint-state.tsx";
import { UrgentCall } from "../../../../shared/office/urgent-call.tsx";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { JobAttachments } from "../../../attachments/job-attachments.tsx";
import { isUrgentWork } from "../../first-help.tsx";
import type { FollowedJob } from "../../followed-job.ts";

/** Loaded on demand: most work can wait. */
const UrgentHelp = lazyPart(async () => (await import("./urgent-help.tsx")).UrgentHelp);

// Most people look at the answer.
const KindEditor = lazyPart(async () => (await import("../../../attachments/attachment-editor.tsx")).KindEditor, {
  fallback: <Skeleton height={88} />,
});

interface ReportedProblemProps {
  job: FollowedJob;
  problem: NonNullable<FollowedJob["problem"]>;
}

/** What the customer reported, and the office's answer. Before it: until when it comes, the office's phone, and more pictures. */
export function ReportedProblem({ job, problem }: ReportedProblemProps) {
  const texts = useMessages(problems);
  const { day } = useFormats();
  const isOpen = problem.status !== inquiryStatus.resolved;
  const { reportedDate, words, status, answer, reference } = problem;
  // Money can wait, also of work that cannot.
  const isUrgent = isUrgentWork(job) && words !== texts.usual.price && isOpen && answer === null;
  return (
    <div>
      {isUrgent && <UrgentHelp job={job} />}
      <Text>{texts.reported({ day: day(reportedDate) })}</Text>
      {words && <Text>{texts.quoted({ words })}</Text>}
      <ComplaintState status={status} createdDate={reportedDate} isCalled={isUrgent} />
      {answer ? <Text>{texts.answer({ answer })}</Text> : !isUrgent && <UrgentCall />}
      {isOpen ? (
        <KindEditor kind="problem" jobId={job.id} jobNumber={job.jobNumber} attachments={job.attachments} />
      ) : (
        <JobAttachments jobId={job.id} attachments={job.attachments} kinds={["problem"]} />
      )}
      <Text size="sm" c="dimmed">
        {texts.reference({ reference })}
      </Text>
    </div>
  );
}
