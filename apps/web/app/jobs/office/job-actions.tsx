import { renewStartCode } from "@hunarmand/api/jobs/arrival";
import type { DeskJob } from "@hunarmand/api/jobs/office";
import { cancelDeskJob, completeDeskJob, overrideArrival } from "@hunarmand/api/jobs/office-steps";
import type { JobStep } from "@hunarmand/api/jobs/steps";
import { Button, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { ConfirmCash } from "../../desk/decisions/confirm-cash.tsx";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { KeyHint } from "../../desk/layout/key-hint.tsx";
import { readChoice } from "../../desk/lists/read-choice.ts";
import jobDesk from "../../locales/en/job-desk.json";
import office from "../../locales/en/office.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { AssignJob } from "./assign-job.tsx";

const CorrectPin = lazyPart(async () => (await import("../pin/correct-pin.tsx")).CorrectPin);
const ChangeJob = lazyPart(async () => (await import("./new-job/change-job.tsx")).ChangeJob);
const ProposeTime = lazyPart(async () => (await import("../times/time-dialogs.tsx")).ProposeTime);
const CorrectPrice = lazyPart(async () => (await import("./correct-price.tsx")).CorrectPrice);

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
] as const satisfies readonly JobStep[];
type DeskStep = (typeof steps)[number];

const calls = { confirmArrival: overrideArrival, complete: completeDeskJob, cancel: cancelDeskJob };

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
            variant={name === "cancel" ? "outline" : index === 0 ? "filled" : "default"}
            {...(name === "cancel" ? { color: "red" } : {})}
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
      {(step === "cancel" || step === "confirmArrival" || step === "renewStartCode" || step === "complete") && (
        <StepReason job={job} step={step} onClose={close} />
      )}
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

function StepReason({ job: { id, status, providerId, earning }, step, onClose }: StepReasonProps) {
  const texts = useMessages(jobDesk);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const words = {
    cancel: { title: texts.cancelTitle, text: texts.cancelText, templates: texts.cancelReasons },
    confirmArrival: { title: texts.arrivalTitle, text: texts.arrivalText, templates: texts.arrivalReasons },
    renewStartCode: {
      title: texts.startCodeTitle,
      text: texts.startCodeText,
      templates: texts.startCodeReasons,
    },
    complete: { title: texts.completeTitle, text: texts.completeText, templates: texts.completeReasons },
  }[step];
  return (
    <ReasonDialog
      {...words}
      submitLabel={texts.actions[step]}
      {...(step === "cancel" ? {} : { hint: decision.auditHint })}
      onSave={(reason) => {
        const params = { id };
        if (step === "renewStartCode") return decide(() => callApi(renewStartCode, { params, body: { reason } }));
        const body = { reason, read: { status, providerId, price: earning } };
        return decide(() => callApi(calls[step], { params, body }));
      }}
      onClose={onClose}
    />
  );
}

interface StepReasonProps {
  job: DeskJob;
  step: keyof typeof calls | "renewStartCode";
  onClose: () => void;
}
