import { runLate } from "@hunarmand/api/jobs/times";
import { useState } from "react";
import jobTimes from "../../../locales/en/job-times.json";
import waitingCalls from "../../../locales/en/waiting-calls.json";
import { ChoiceChips } from "../../../shared/choices/choice-chips.tsx";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { readMessage } from "../../../shared/waiting-calls/send-or-wait.ts";
import { toSaidTime } from "../clock-times.ts";
import { toComing } from "../coming/coming-minutes.ts";
import { TimeDialog, type TimeDialogProps, useDone } from "../time-dialogs.tsx";
import { sayMinutes, UsualMinutes } from "../usual-minutes.tsx";
import { listLateTimes, toLateMinutes } from "./late-times.ts";

interface RunLateProps extends TimeDialogProps {
  /** ISO 8601; null for a job as soon as possible. */
  scheduledFor: string | null;
  /** When the handyman has said that they come, for a job as soon as possible. */
  comesAt: string | null;
}

/** The usual times after the promised one. Without one, the minutes from now. */
export function RunLate({ scheduledFor, comesAt, ...props }: RunLateProps) {
  const { delay, arrival } = useMessages(jobTimes);
  const promised = scheduledFor ?? comesAt;
  const texts = promised ? delay : arrival;
  const { saved } = useMessages(waitingCalls);
  const { time } = useFormats();
  // Chips that change while one taps would choose the wrong time.
  const [times] = useState(() => (promised ? listLateTimes(promised, new Date()) : []));
  const [tapped, setTapped] = useState(times[1]);
  const form = useCallForm(runLate.body, { minutes: "20" }, { draft: { form: "job-delay", of: props.jobId } });
  const finish = useDone(props);
  return (
    <TimeDialog texts={texts} onClose={props.onClose}>
      <FormBody
        form={form}
        submitLabel={texts.submit}
        onSave={async (values) => {
          const now = new Date();
          const said = scheduledFor
            ? { minutes: toLateMinutes(tapped ?? scheduledFor, { scheduledFor, now }) }
            : toSaidTime(tapped ?? toComing(String(values.minutes), now).at, now);
          const sent = await sayMinutes(props, said);
          await finish({ message: sent.isWaiting ? saved : readMessage(sent) });
        }}
      >
        {tapped ? (
          <ChoiceChips
            label={texts.label}
            choices={times.map((value) => ({ value, label: time(value) }))}
            value={tapped}
            onChoose={setTapped}
          />
        ) : (
          <UsualMinutes
            label={texts.label}
            value={form.form.values.minutes}
            onChoose={(minutes) => form.form.setFieldValue("minutes", minutes)}
          />
        )}
      </FormBody>
    </TimeDialog>
  );
}
