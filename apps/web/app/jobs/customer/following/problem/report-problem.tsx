import { reportProblem } from "@hunarmand/api/inquiries/problems";
import { Button, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import attachments from "../../../../locales/en/attachments.json";
import jobCare from "../../../../locales/en/job-care.json";
import problems from "../../../../locales/en/problems.json";
import shared from "../../../../locales/en/shared.json";
import { failureText } from "../../../../shared/calls/api-error.ts";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { AnswerBy } from "../../../../shared/complaints/answer-by.tsx";
import { complaintPath } from "../../../../shared/complaints/complaint-path.ts";
import { UsualLines } from "../../../../shared/complaints/usual-lines.tsx";
import { showMessage } from "../../../../shared/dialogs/dialogs.tsx";
import { FormDialog } from "../../../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../../../shared/forms/form-body.tsx";
import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { UrgentCall } from "../../../../shared/office/urgent-call.tsx";
import { getMessages, useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { makeNewAttachment, sendOrKeep } from "../../../attachments/send-attachment.ts";
import { isUrgentWork } from "../../first-help.tsx";
import type { FollowedJob, JobActionProps } from "../../followed-job.ts";
import { ProblemPictures } from "./problem-pictures.tsx";
import { UrgentHelp } from "./urgent-help.tsx";

/** Conduct is for the office alone: the handyman reads a report about the work, but not this complaint (docs/product.md I5). */
function Conduct({ job }: Pick<JobActionProps, "job">) {
  const { conduct } = useMessages(problems);
  const { complain } = useMessages(jobCare);
  const subject = complain.subject({ work: getName(job.skill), number: job.jobNumber });
  return (
    <Stack gap="xs" mt="lg">
      <Text fw={600}>{conduct.title}</Text>
      {(["rude", "unsafe"] as const).map((line) => (
        <Button key={line} component={Link} to={complaintPath(job.id, subject, line)} variant="default">
          {conduct[line]}
        </Button>
      ))}
      <UrgentCall />
    </Stack>
  );
}

/** One after the other, so that a lost connection costs one. The card of the report takes what could not be sent. */
async function sendPictures({ id: jobId, jobNumber }: FollowedJob, files: readonly File[]): Promise<void> {
  const { notSent, failed } = getMessages(attachments);
  try {
    for (const file of files)
      await sendOrKeep({ jobId, jobNumber }, makeNewAttachment("problem", file), () => undefined);
  } catch (error) {
    await showMessage({ kind: "error", title: notSent, text: failureText(error, failed) });
  }
}

/** Reports a problem with the work. Words and pictures are optional. */
export function ReportProblem({ job, refresh, onClose }: JobActionProps & { onClose: () => void }) {
  const texts = useMessages(problems);
  const { close } = useMessages(shared);
  const [files, setFiles] = useState<readonly File[]>([]);
  const form = useCallForm(reportProblem.body, { words: "" }, { draft: { form: "job-problem", of: job.id } });
  return (
    <FormDialog isLong title={texts.first} text={texts.text} close={close} onClose={onClose}>
      {isUrgentWork(job) && <UrgentHelp job={job} />}
      <FormBody
        form={form}
        submitLabel={texts.submit}
        onSave={async (body) => {
          const { message } = await callApi(reportProblem, { params: { id: job.id }, body });
          await sendPictures(job, files);
          onClose();
          showToast(message);
          await refresh();
        }}
      >
        <UsualLines
          label={texts.lines}
          lines={Object.values(texts.usual)}
          words={form.form.values.words}
          choose={(line) => form.form.setFieldValue("words", line)}
        />
        <Textarea rows={3} label={texts.words} {...form.field("words")} />
        <ProblemPictures files={files} change={setFiles} />
        {!isUrgentWork(job) && <AnswerBy />}
      </FormBody>
      <Conduct job={job} />
    </FormDialog>
  );
}
