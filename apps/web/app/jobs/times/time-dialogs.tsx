import { proposeTime } from "@hunarmand/api/jobs/times";
import { TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { z } from "zod";
import jobTimes from "../../locales/en/job-times.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { ChoiceChips } from "../../shared/choices/choice-chips.tsx";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { toInstant } from "../customer/posting/job-draft.ts";
import { listProposedTimes, toIso } from "./proposed-times.ts";

export interface TimeDialogProps {
  jobId: string;
  jobNumber: string;
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

/** Closes the dialog, shows the server's message, and fetches the job again. */
export function useDone({ refresh, onClose }: TimeDialogProps) {
  return async ({ message }: { message: string }) => {
    onClose();
    showToast(message);
    await refresh();
  };
}

/** The value of the browser's field, in Pakistan's time. */
const Proposal = z.object({
  time: z
    .string()
    .refine((typed) => toInstant(typed).getTime() > Date.now(), { error: () => getMessages(jobTimes).proposal.ahead }),
});

const other = "other";

/** The usual times need one tap. Any other one is typed, in a field that one more tap opens. */
export function ProposeTime(props: TimeDialogProps) {
  const { proposal } = useMessages(jobTimes);
  const { when } = useFormats();
  // Chips that change while one taps would choose the wrong time.
  const [times] = useState(() => listProposedTimes(new Date()));
  const form = useCallForm(Proposal, { time: "" }, { draft: { form: "job-time", of: props.jobId } });
  const finish = useDone(props);
  const { time: chosen } = form.form.values;
  const [wantsOther, setWantsOther] = useState(false);
  const field = form.field("time");
  // A draft may have a typed time, and a refused one is corrected in the field.
  const isOther = wantsOther || Boolean(field.error) || (chosen !== "" && !times.includes(chosen));
  const choose = (value: string) => {
    setWantsOther(value === other);
    form.form.setFieldValue("time", value === other ? "" : value);
  };
  return (
    <TimeDialog texts={proposal} onClose={props.onClose}>
      <FormBody
        form={form}
        submitLabel={proposal.submit}
        onSave={async ({ time }) => {
          const body = { time: toIso(time) };
          await finish(await callApi(proposeTime, { params: { id: props.jobId }, body }));
        }}
      >
        <ChoiceChips
          label={proposal.usual}
          choices={[
            ...times.map((value) => ({ value, label: when(toIso(value)) })),
            { value: other, label: proposal.other },
          ]}
          value={isOther ? other : chosen}
          onChoose={choose}
        />
        {isOther && <TextInput required type="datetime-local" label={proposal.label} {...field} />}
      </FormBody>
    </TimeDialog>
  );
}

interface FrameProps {
  texts: { title: string; text: string };
  onClose: () => void;
  children: ReactNode;
}

export function TimeDialog({ texts, onClose, children }: FrameProps) {
  const { close } = useMessages(jobTimes);
  return (
    <FormDialog title={texts.title} text={texts.text} close={close} onClose={onClose}>
      {children}
    </FormDialog>
  );
}
