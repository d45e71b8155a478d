import "@mantine/core/styles/Radio.css";
import { cancelJob } from "@hunarmand/api/jobs/customer-steps";
import { Radio, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import jobCare from "../../../locales/en/job-care.json";
import { ApiError } from "../../../shared/calls/api-error.ts";
import { callApi } from "../../../shared/calls/call-api.ts";
import { showMessage } from "../../../shared/dialogs/dialogs.tsx";
import { FormDialog } from "../../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { getMessages, useMessages } from "../../../shared/texts/messages.ts";
import type { JobActionProps } from "../followed-job.ts";

const CancelForm = cancelJob.body.omit({ read: true });
const choices = ["absent", "found", "later", "mistake", "slow", "other"] as const;
type Choice = (typeof choices)[number];

interface CancelDialogProps extends JobActionProps {
  /** The reason that the tap which led here has said. */
  first?: Exclude<Choice, "other">;
  /** Called once the job is cancelled, instead of closing. */
  onCancelled?: () => void;
  onClose: () => void;
}

/** Asks for the reason, of which none is chosen at first: the handyman reads it. Only "other" needs typing. */
export function CancelDialog({ job, refresh, first, onCancelled, onClose }: CancelDialogProps) {
  const { cancel } = useMessages(jobCare);
  const form = useCallForm(
    CancelForm,
    { reason: first ? cancel.choices[first] : "" },
    { draft: first ? "none" : { form: "job-cancel", of: job.id } },
  );
  const [isOther, setOther] = useState(false);
  const choose = (next: string) => {
    setOther(next === "other");
    const known = choices.find((name) => name === next);
    form.form.setFieldValue("reason", known && known !== "other" ? cancel.choices[known] : "");
  };
  const { reason } = form.form.values;
  // Any other text is the customer's own reason.
  const own = isOther || reason !== "" ? "other" : null;
  const choice = choices.find((name) => cancel.choices[name] === reason) ?? own;
  return (
    <FormDialog title={cancel.title} close={cancel.keep} onClose={onClose}>
      <Spoken as="cancel">
        <Text mb="md">{cancel.rule}</Text>
      </Spoken>
      <FormBody
        form={form}
        submitLabel={cancel.submit}
        isFinal
        onSave={async (body) => {
          const result = await sendCancel(job, body.reason);
          if (result === "cancelled" && onCancelled) return onCancelled();
          await refresh();
          if (result !== "undecided") onClose();
        }}
      >
        <Radio.Group
          name="reason"
          label={cancel.why}
          value={choice}
          onChange={choose}
          error={choice === null && form.field("reason").error}
        >
          <Stack gap={0}>
            {listChoices(job).map((name) => (
              <Radio key={name} value={name} label={cancel.choices[name]} className="tall-check" />
            ))}
          </Stack>
        </Radio.Group>
        {choice === "other" && <Textarea required rows={3} label={cancel.reason} {...form.field("reason")} />}
      </FormBody>
    </FormDialog>
  );
}

/** Only a handyman who has the job can stay away. */
const listChoices = ({ provider }: JobActionProps["job"]): readonly Choice[] =>
  choices.filter((name) => name !== "absent" || provider !== null);

/**
 * Cancels the job. If a handyman accepted or arrived meanwhile, shows that and the new state. "undecided" when the
 * customer can decide again: the reason stays typed.
 */
async function sendCancel({ id, status }: JobActionProps["job"], reason: string) {
  const { cancel } = getMessages(jobCare);
  try {
    const { message } = await callApi(cancelJob, { params: { id }, body: { reason, read: { status } } });
    showToast(message);
    return "cancelled";
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    await showMessage({ kind: "warning", title: cancel.changed, text: error.message });
    return error.code === "facts-changed" ? "undecided" : "refused";
  }
}
