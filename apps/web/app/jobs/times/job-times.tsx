import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "react-router";
import jobTimes from "../../locales/en/job-times.json";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { Spoken } from "../../shared/spoken/spoken.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { TimeAnswers } from "../../shared/work/times/time-answers.tsx";
import type { TimedJob } from "../../shared/work/times/use-time-step.ts";

const ProposeTime = lazyPart(async () => (await import("./time-dialogs.tsx")).ProposeTime);
const RunLate = lazyPart(async () => (await import("./delays/run-late.tsx")).RunLate);
const GiveBack = lazyPart(async () => (await import("./give-back.tsx")).GiveBack);

const dialogs = { proposeTime: ProposeTime, runLate: RunLate, giveBack: GiveBack };
type Step = keyof typeof dialogs;

interface JobTimesProps {
  job: TimedJob;
  side: "customer" | "provider";
  /** Whether the screen already asks a handyman when they come, by `AskComing`. */
  asksComing?: boolean;
  refresh: () => Promise<unknown>;
  /** Leaves the screen of a job that was given back. A list of jobs is only fetched again. */
  leave?: () => Promise<unknown>;
}

const says = {
  ...{ customer: "time-asked", provider: "time-asked", office: "time-asked" },
  ...{ own: "wait-for-answer", officeAsked: "wait-for-answer" },
} as const satisfies Record<ReturnType<typeof findAsker>, SpokenSentence>;

/** Whose proposal this side reads. The office proposes for the handyman, and asks the customer. */
function findAsker({ proposedBy }: TimedJob, side: JobTimesProps["side"]) {
  if (proposedBy === side) return "own";
  if (proposedBy === "office") return side === "customer" ? "office" : "officeAsked";
  return proposedBy === "customer" ? "customer" : "provider";
}

/**
 * The actions of either side on the time of an accepted job, with an open proposal. A handyman who will be late or cannot come finds both in one
 * row.
 */
export function JobTimes({ job, side, asksComing = false, refresh, leave = refresh }: JobTimesProps) {
  const texts = useMessages(jobTimes);
  const { when } = useFormats();
  const isOver = useIsOver(job);
  const isAsked = useLocation().state?.saysTime === true;
  const [step, setStep] = useState<Step | undefined>(isOver && isAsked ? "runLate" : undefined);
  const Dialog = step && dialogs[step];
  const { proposedTime, nextSteps } = job;
  const asker = findAsker(job, side);
  if (!nextSteps.includes("proposeTime") && !proposedTime) return null;
  return (
    <Stack gap="sm">
      {proposedTime && (
        <Spoken as={says[asker]}>
          <Text fw={600}>{texts.proposed[asker]({ moment: when(proposedTime) })}</Text>
        </Spoken>
      )}
      <TimeAnswers job={job} refresh={refresh} />
      <LateOrAway job={job} asksComing={asksComing} isOver={isOver} onOpen={setStep} />
      {nextSteps.includes("proposeTime") && (
        <Button variant={side === "provider" ? "subtle" : "default"} onClick={() => setStep("proposeTime")}>
          {texts.propose}
        </Button>
      )}
      {Dialog && (
        <Dialog
          jobId={job.jobId}
          jobNumber={job.jobNumber}
          scheduledFor={job.scheduledFor}
          comesAt={job.comesAt ?? null}
          refresh={step === "giveBack" ? leave : refresh}
          onClose={() => setStep(undefined)}
        />
      )}
    </Stack>
  );
}

/** Whether the time that the handyman has said for a job as soon as possible is over. */
function useIsOver({ scheduledFor, comesAt, nextSteps }: TimedJob): boolean {
  const [now] = useState(Date.now);
  return nextSteps.includes("runLate") && scheduledFor === null && Boolean(comesAt) && Date.parse(comesAt ?? "") < now;
}

interface LateOrAwayProps extends Required<Pick<JobTimesProps, "job" | "asksComing">> {
  /** Whether the time that the handyman has said is over. */
  isOver: boolean;
  onOpen: (step: Step) => void;
}

function LateOrAway({ job, asksComing, isOver, onOpen }: LateOrAwayProps) {
  const texts = useMessages(jobTimes);
  const lateText = isOver ? texts.newTime : texts.runLate;
  const saysTime = job.nextSteps.includes("runLate") && !asksComing;
  const givesBack = job.nextSteps.includes("giveBack");
  if (!saysTime && !givesBack) return null;
  return (
    <div className="card-buttons">
      {saysTime && (
        <Button variant="default" px="xs" onClick={() => onOpen("runLate")}>
          {job.scheduledFor === null && !job.comesAt ? texts.sayWhen : lateText}
        </Button>
      )}
      {givesBack && (
        <Button variant="outline" color="red" px="xs" onClick={() => onOpen("giveBack")}>
          {texts.giveBack}
        </Button>
      )}
    </div>
  );
}
