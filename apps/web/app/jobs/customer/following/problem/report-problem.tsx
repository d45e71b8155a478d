import { reportProblem } from "@hunarmand/api/inquiries/problems";
import { Button, Stack, Text, Textarea } from "@mantine/core";
import { Link } from "react-router";
import jobCare from "../../../../locales/en/job-care.json";
import problems from "../../../../locales/en/problems.json";
import shared from "../../../../locales/en/shared.json";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { AnswerBy } from "../../../../shared/complaints/answer-by.tsx";
import { FormDialog } from "../../../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../../../shared/forms/form-body.tsx";
import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { UrgentCall } from "../../../../shared/office/urgent-call.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { complaintPath } from "../../../complaints/complaint-path.ts";
import type { JobActionProps } from "../../followed-job.ts";

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

/** Reports a problem with the work. Words are optional. */
export function ReportProblem({ job, refresh, onClose }: JobActionProps & { onClose: () => void }) {
  const texts = useMessages(problems);
  const { close } = useMessages(shared);
  const form = useCallForm(reportProblem.body, { words: "" }, { draft: { form: "job-problem", of: job.id } });
  return (
    <FormDialog title={texts.first} text={texts.text} close={close} onClose={onClose}>
      <AnswerBy />
      <FormBody
        form={form}
        submitLabel={texts.submit}
        onSave={async (body) => {
          const { message } = await callApi(reportProblem, { params: { id: job.id }, body });
          onClose();
          showToast(message);
          await refresh();
        }}
      >
        <Stack gap="xs">
          {Object.entries(texts.usual).map(([name, text]) => (
            <Button key={name} variant="default" onClick={() => form.form.setFieldValue("words", text)}>
              {text}
            </Button>
          ))}
        </Stack>
        <Textarea rows={3} label={texts.words} {...form.field("words")} />
      </FormBody>
      <Conduct job={job} />
    </FormDialog>
  );
}
