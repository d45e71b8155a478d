import { limits } from "@hunarmand/api/limits";
import { Alert, Anchor, Button, Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import problems from "../../../../locales/en/problems.json";
import { TitledCard } from "../../../../shared/layout/titled-card.tsx";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { Spoken } from "../../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import type { JobActionProps } from "../../followed-job.ts";

// Few jobs have a problem.
const ReportedProblem = lazyPart(async () => (await import("./reported-problem.tsx")).ReportedProblem, {
  fallback: <Skeleton height={120} />,
});
const ReportProblem = lazyPart(async () => (await import("./report-problem.tsx")).ReportProblem);

/** The report of a problem and its state, or the button to report one. On the follow-up visit, a link to the first job. */
export function JobProblem({ job, refresh }: JobActionProps) {
  const texts = useMessages(problems);
  const [isOpen, setOpen] = useState(false);
  if (!job.problem && !job.canReportProblem && !job.followsJobId) return null;
  return (
    <TitledCard title={job.problem ? texts.title : texts.first} align="flex-start">
      {job.followsJobId && (
        <Alert color="marigold">
          {texts.free}{" "}
          <Anchor component={Link} to={`/jobs/${job.followsJobId}`}>
            {texts.earlier}
          </Anchor>
        </Alert>
      )}
      {job.problem && <ReportedProblem job={job} problem={job.problem} />}
      {job.canReportProblem && (
        <>
          <Spoken as="problem">
            <Text c="dimmed">{texts.hint({ days: String(limits.problemDays) })}</Text>
          </Spoken>
          <Button variant="default" onClick={() => setOpen(true)}>
            {texts.open}
          </Button>
        </>
      )}
      {isOpen && <ReportProblem job={job} refresh={refresh} onClose={() => setOpen(false)} />}
    </TitledCard>
  );
}
