import type { DeskJob } from "@hunarmand/api/jobs/office";
import type { JobStep } from "@hunarmand/api/jobs/steps";
import { Button, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { KeyHint } from "../../desk/layout/key-hint.tsx";
import { readChoice } from "../../desk/lists/read-choice.ts";
import jobDesk from "../../locales/en/job-desk.json";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";

// The desk opens many jobs, and few of their dialogs.
const AssignJob = lazyPart(async () => (await import("./assign-job.tsx")).AssignJob);
const ConfirmCash = lazyPart(async () => (await import("../../desk/decisions/confirm-cash.tsx")).ConfirmCash);
const StepReason = lazyPart(async () => (await import("./steps/step-reason.tsx")).StepReason);
const CorrectPin = lazyPart(async () => (await import("../pin/correct-pin.tsx")).CorrectPin);
const ChangeJob = lazyPart(async () => (await import("./new-job/change-job.tsx")).ChangeJob);
const ProposeTime = lazyPart(async () => (await import("../times/time-dialogs.tsx")).ProposeTime);
const CorrectPrice = lazyPart(async () => (await import("./steps/correct-price.tsx")).CorrectPrice);

/** The steps that have a button here. The first one is the main button. */
const steps = [
  "assign",
  "reassign",
  "change",
  "proposeTime",
  "confirmArrival",
  "renewStartCode",
  "correctPin",
  "complete",
  "correctPrice",
  "confirmCash",
  "cancel",
  "endWithoutWork",
] as const satisfies readonly JobStep[];
type DeskStep = (typeof steps)[number];

/** Steps that end the job without a result. */
const isEnd = (step: DeskStep): boolean => step === "cancel" || step === "endWithoutWork";

const stepsWithReason = ["cancel", "endWithoutWork", "confirmArrival", "renewStartCode", "complete"] as const;
const isWithReason = (step: DeskStep | undefined): step is (typeof stepsWithReason)[number] =>
  (stepsWithReason as readonly (DeskStep | undefined)[]).includes(step);

/** The steps that this reader may take now. Each asks for its reason. */
export function JobActions({ job }: { job: DeskJob }) {
  const { actions } = useMessages(jobDesk);
  const possible = steps.filter((name) => job.nextSteps.includes(name));
  const { step, setStep } = useOpenStep(possible);
  const { revalidate } = useRevalidator();
  const close = () => setStep(undefined);
  if (possible.length === 0) return <Text c="dimmed">{actions.none}</Text>;
  return (
    <>
      <div className="desk-buttons desk-job-actions">
        {possible.map((name, index) => (
          <Button
            key={name}
            variant={isEnd(name) ? "outline" : index === 0 ? "filled" : "default"}
            {...(isEnd(name) ? { color: "red" } : {})}
            {...(name === "assign" || name === "reassign"
              ? { "data-decision": "assign", rightSection: <KeyHint name="A" /> }
              : {})}
            onClick={() => setStep(name)}
          >
            {actions[name]}
          </Button>
        ))}
      </div>
      {(step === "assign" || step === "reassign") && <AssignJob job={job} onClose={close} />}
      {step === "change" && <ChangeJob job={job} onClose={close} />}
      {step === "proposeTime" && (
        <ProposeTime jobId={job.id} jobNumber={job.jobNumber} refresh={revalidate} onClose={close} />
      )}
      {step === "confirmCash" && (
        <ConfirmCash cash={{ ...job.cash, jobId: job.id, price: job.earning }} onClose={close} />
      )}
      {step === "correctPrice" && <CorrectPrice job={job} onClose={close} />}
      {step === "correctPin" && <CorrectPin job={job} onSaved={async () => undefined} onClose={close} />}
      {isWithReason(step) && <StepReason job={job} step={step} onClose={close} />}
    </>
  );
}

/** The step whose dialog is open. The address may name the first one: links from the inbox do. */
function useOpenStep(possible: readonly DeskStep[]) {
  const [params, setParams] = useSearchParams();
  const [step, setStep] = useState(() => readChoice(params.get("step"), possible));
  const isNamed = params.has("step");
  useEffect(() => {
    if (!isNamed) return;
    // Filters of the list beside it stay.
    setParams(
      (current) => {
        current.delete("step");
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isNamed, setParams]);
  return { step, setStep };
}
