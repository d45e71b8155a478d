import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import type { CompletedJob } from "@hunarmand/api/jobs/job";
import { Alert, Button, Text } from "@mantine/core";
import { Link } from "react-router";
import problems from "../../../locales/en/problems.json";
import { complaintPath } from "../../../shared/complaints/complaint-path.ts";
import { getJobTitle } from "../../../shared/lists/work-title.ts";
import { useMessages } from "../../../shared/texts/messages.ts";

/** The problem that the customer reported after completion. While the office looks at it, the handyman says their side, once. */
export function JobProblem({ job }: { job: CompletedJob }) {
  const texts = useMessages(problems);
  const { problem, complaints } = job;
  if (!problem) return null;
  const isResolved = problem.status === inquiryStatus.resolved;
  const hasAnswered = complaints.some(({ createdDate }) => Date.parse(createdDate) > Date.parse(problem.reportedDate));
  return (
    <Alert color="marigold">
      <Text>{isResolved ? texts.provider.resolved : texts.provider.reported}</Text>
      {problem.words && <Text>{texts.quoted({ words: problem.words })}</Text>}
      {!isResolved && !hasAnswered && <AnswerLink job={job} />}
    </Alert>
  );
}

/** Leads to the form whose words the office reads on the job, beside the customer's. */
function AnswerLink({ job }: { job: CompletedJob }) {
  const { jobId, jobNumber: number } = job;
  const { provider } = useMessages(problems);
  const subject = provider.answerSubject({ work: getJobTitle(job), number });
  return (
    <Button component={Link} to={complaintPath(jobId, subject)} variant="default" mt="xs">
      {provider.answer}
    </Button>
  );
}

/** Says that this visit fixes an earlier job, and so has no price. */
export function FreeVisit({ job: { followsJobId } }: { job: Pick<CompletedJob, "followsJobId"> }) {
  const { provider } = useMessages(problems);
  return followsJobId ? <Alert color="marigold">{provider.free}</Alert> : null;
}
