import { renewStartCode } from "@hunarmand/api/jobs/arrival";
import { endWithoutWork } from "@hunarmand/api/jobs/no-work/no-work";
import type { DeskJob } from "@hunarmand/api/jobs/office";
import { cancelDeskJob, completeDeskJob, overrideArrival } from "@hunarmand/api/jobs/office-steps";
import { ReasonDialog } from "../../../desk/decisions/reason-dialog.tsx";
import { useDecision } from "../../../desk/decisions/use-decision.ts";
import jobDesk from "../../../locales/en/job-desk.json";
import office from "../../../locales/en/office.json";
import { callApi } from "../../../shared/calls/call-api.ts";
import { useMessages } from "../../../shared/texts/messages.ts";

const calls = { confirmArrival: overrideArrival, complete: completeDeskJob, cancel: cancelDeskJob };

interface StepReasonProps {
  job: DeskJob;
  step: keyof typeof calls | "renewStartCode" | "endWithoutWork";
  onClose: () => void;
}

/** Takes a step that needs nothing but its reason. */
export function StepReason({ job: { id, status, providerId, earning }, step, onClose }: StepReasonProps) {
  const texts = useMessages(jobDesk);
  const { decision } = useMessages(office);
  const { decide } = useDecision();
  const words = {
    cancel: { title: texts.cancelTitle, text: texts.cancelText, templates: texts.cancelReasons },
    endWithoutWork: { title: texts.noWorkTitle, text: texts.noWorkText, templates: texts.noWorkReasons },
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
      {...(step === "cancel" || step === "endWithoutWork" ? {} : { hint: decision.auditHint })}
      onSave={(reason) => {
        const params = { id };
        if (step === "renewStartCode") return decide(() => callApi(renewStartCode, { params, body: { reason } }));
        if (step === "endWithoutWork") {
          const body = { reason: "other", words: reason, read: { price: earning } } as const;
          return decide(() => callApi(endWithoutWork, { params, body }));
        }
        const body = { reason, read: { status, providerId, price: earning } };
        return decide(() => callApi(calls[step], { params, body }));
      }}
      onClose={onClose}
    />
  );
}
