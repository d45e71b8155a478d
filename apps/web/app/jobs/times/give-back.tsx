import { giveBack } from "@hunarmand/api/jobs/times";
import { Textarea } from "@mantine/core";
import jobTimes from "../../locales/en/job-times.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { LineIcon } from "../../shared/layout/drawings/line-icon.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { TimeDialog, type TimeDialogProps, useDone } from "./time-dialogs.tsx";

const reasons = {
  ill: "bed",
  vehicle: "bike",
  family: "house",
  otherJob: "clock",
  far: "pin",
  tools: "hammer",
} as const;
const reasonNames = Object.keys(reasons) as (keyof typeof reasons)[];

/** Returns an accepted job. The usual reasons are pictures, so that nothing has to be typed. */
export function GiveBack(props: TimeDialogProps) {
  const texts = useMessages(jobTimes).return;
  const form = useCallForm(giveBack.body, { reason: "" }, { draft: { form: "job-return", of: props.jobId } });
  const finish = useDone(props);
  return (
    <TimeDialog texts={texts} onClose={props.onClose}>
      <FormBody
        form={form}
        submitLabel={texts.submit}
        onSave={async (body) => finish(await callApi(giveBack, { params: { id: props.jobId }, body }))}
      >
        <ReasonPictures chosen={form.form.values.reason} onChoose={(text) => form.form.setFieldValue("reason", text)} />
        <Textarea required rows={2} label={texts.label} {...form.field("reason")} />
      </FormBody>
    </TimeDialog>
  );
}

function ReasonPictures({ chosen, onChoose }: { chosen: string; onChoose: (text: string) => void }) {
  const texts = useMessages(jobTimes).return;
  return (
    <div className="reason-pictures">
      {reasonNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === texts.reasons[name]}
          onClick={() => onChoose(texts.reasons[name])}
        >
          <LineIcon name={reasons[name]} className="reason-picture" />
          {texts.reasons[name]}
        </button>
      ))}
    </div>
  );
}
