import type { DeskJob } from "@hunarmand/api/jobs/office";
import { assignJob, cancelDeskJob, completeDeskJob, overrideArrival } from "@hunarmand/api/jobs/office-steps";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { ConfirmCash } from "../../desk/decisions/confirm-cash.tsx";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../desk/decisions/use-decision.ts";
import { mayCall } from "../../desk/desks.ts";
import { jobDesk } from "../../locales/en/job-desk.ts";
import { office } from "../../locales/en/office.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { useSession } from "../../shared/person/session.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { AssignJob } from "./assign-job.tsx";
import { findJobSteps, type JobStep } from "./job-steps.ts";

const calls = {
  assign: assignJob,
  reassign: assignJob,
  arrival: overrideArrival,
  complete: completeDeskJob,
  cash: confirmJobCash,
  cancel: cancelDeskJob,
} as const satisfies Record<JobStep, unknown>;

/** What this person may do with the job now; each step asks for its reason. */
export function JobActions({ job }: { job: DeskJob }) {
  const { actions } = useMessages(jobDesk);
  const role = useSession()?.role ?? "";
  const [step, setStep] = useState<JobStep>();
  const possible = findJobSteps(job).filter((name) => mayCall(role, calls[name]));
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
            onClick={() => setStep(name)}
          >
            {actions[name]}
          </Button>
        ))}
      </div>
      {(step === "assign" || step === "reassign") && <AssignJob job={job} onClose={close} />}
      {step === "cash" && <ConfirmCash cash={{ ...job.cash, jobId: job.id, price: job.earning }} onClose={close} />}
      {(step === "cancel" || step === "arrival" || step === "complete") && (
        <StepReason jobId={job.id} step={step} onClose={close} />
      )}
    </>
  );
}

function StepReason({ jobId, step, onClose }: StepReasonProps) {
  const texts = useMessages(jobDesk);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const words = {
    cancel: { title: texts.cancelTitle, text: texts.cancelText, templates: texts.cancelReasons },
    arrival: { title: texts.arrivalTitle, text: texts.arrivalText, templates: texts.arrivalReasons },
    complete: { title: texts.completeTitle, text: texts.completeText, templates: texts.completeReasons },
  }[step];
  return (
    <ReasonDialog
      {...words}
      submitLabel={texts.actions[step]}
      {...(step === "cancel" ? {} : { hint: decision.auditHint })}
      onSave={(reason) => decide(() => callApi(calls[step], { params: { id: jobId }, body: { reason } }))}
      onClose={onClose}
    />
  );
}

interface StepReasonProps {
  jobId: string;
  step: "cancel" | "arrival" | "complete";
  onClose: () => void;
}
