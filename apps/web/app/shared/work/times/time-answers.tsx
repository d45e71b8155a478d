import "../../lists/lists.css";
import { Button, Group } from "@mantine/core";
import jobTimes from "../../../locales/en/job-times.json";
import { useMessages } from "../../texts/messages.ts";
import { type TimedJob, useTimeStep } from "./use-time-step.ts";

interface TimeAnswersProps {
  job: TimedJob;
  refresh: () => Promise<unknown>;
}

/** The two answers to a time that the other side proposes. */
export function TimeAnswers({ job, refresh }: TimeAnswersProps) {
  const texts = useMessages(jobTimes);
  const { busy, take } = useTimeStep(job, refresh);
  const [agrees, declines] = [job.nextSteps.includes("agreeTime"), job.nextSteps.includes("declineTime")];
  if (!agrees && !declines) return null;
  return (
    <Group gap="sm" className="step-buttons">
      {agrees && (
        <Button loading={busy} onClick={() => take("agreeTime")}>
          {texts.agree}
        </Button>
      )}
      {declines && (
        <Button variant="default" loading={busy} onClick={() => take("declineTime")}>
          {texts.decline}
        </Button>
      )}
    </Group>
  );
}
