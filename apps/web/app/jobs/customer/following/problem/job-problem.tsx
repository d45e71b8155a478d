import { limits } from "@hunarmand/api/limits";
import { Alert, Anchor, Button, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import problems from "../../../../locales/en/problems.json";
import { TitledCard } from "../../../../shared/layout/titled-card.tsx";
import { lazyPart } from "../../../../shared/parts/lazy-part.tsx";
import { Spoken } from "../../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { FollowedJob, JobActionProps } from "../../followed-job.ts";

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
      {job.problem && <Case problem={job.problem} />}
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

function Case({ problem }: { problem: NonNullable<FollowedJob["problem"]> }) {
  const texts = useMessages(problems);
  const { day } = useFormats();
  const { reportedDate, words, status, answer, reference } = problem;
  return (
    <div>
      <Text>{texts.reported({ day: day(reportedDate) })}</Text>
      {words && <Text>{texts.quoted({ words })}</Text>}
      <Text fw={650}>{texts.statuses[status]}</Text>
      {answer && <Text>{texts.answer({ answer })}</Text>}
      <Text size="sm" c="dimmed">
        {texts.reference({ reference })}
      </Text>
    </div>
  );
}
