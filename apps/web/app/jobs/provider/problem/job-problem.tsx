import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import type { CompletedJob } from "@hunarmand/api/jobs/job";
import { Alert, Text } from "@mantine/core";
import problems from "../../../locales/en/problems.json";
import { useMessages } from "../../../shared/texts/messages.ts";

/** The problem that the customer reported after completion. */
export function JobProblem({ job: { problem } }: { job: Pick<CompletedJob, "problem"> }) {
  const texts = useMessages(problems);
  if (!problem) return null;
  return (
    <Alert color="marigold">
      <Text>{problem.status === inquiryStatus.resolved ? texts.provider.resolved : texts.provider.reported}</Text>
      {problem.words && <Text>{texts.quoted({ words: problem.words })}</Text>}
    </Alert>
  );
}

/** Says that this visit fixes an earlier job, and so has no price. */
export function FreeVisit({ job: { followsJobId } }: { job: Pick<CompletedJob, "followsJobId"> }) {
  const { provider } = useMessages(problems);
  return followsJobId ? <Alert color="marigold">{provider.free}</Alert> : null;
}
