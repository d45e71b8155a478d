import { startByCode } from "@hunarmand/api/jobs/arrival";
import type { JobDetails } from "@hunarmand/api/jobs/job";
import { limits } from "@hunarmand/api/limits";
import { TextInput } from "@mantine/core";
import { useNavigate } from "react-router";
import jobArrival from "../../../locales/en/job-arrival.json";
import { FormBody } from "../../../shared/forms/form-body.tsx";
import { useCallForm } from "../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { sendOrWait } from "../../../shared/waiting-calls/send-or-wait.ts";
import { showDone } from "../../../shared/waiting-calls/show-done.ts";

interface StartCodeFormProps {
  job: JobDetails;
  /** Focuses the field. */
  isAsked?: boolean | undefined;
}

/** Sends the code and opens the job details. */
export function StartCodeForm({ job, isAsked = false }: StartCodeFormProps) {
  const { code } = useMessages(jobArrival);
  const navigate = useNavigate();
  const form = useCallForm(startByCode.body, { code: "" }, { draft: "none" });
  return (
    <FormBody
      form={form}
      submitLabel={code.submit}
      onSave={async (body) => {
        const { jobId, jobNumber } = job;
        const sent = await sendOrWait({ kind: "startCode", subject: jobId, name: jobNumber, values: body });
        showDone(sent);
        await navigate(`/acceptjobdetailssubmission/${job.jobId}`);
      }}
    >
      <TextInput
        required
        ref={(field) => {
          if (isAsked) field?.focus();
        }}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={limits.startCodeDigits}
        label={code.label}
        {...form.field("code")}
      />
    </FormBody>
  );
}
