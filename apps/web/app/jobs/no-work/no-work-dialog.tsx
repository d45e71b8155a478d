import "@mantine/core/styles/Radio.css";
import { nameIssue } from "@hunarmand/api/issues";
import { endWithoutWork, findNoWorkReasons, noWorkReasons } from "@hunarmand/api/jobs/no-work/no-work";
import { Radio, Stack, Text, Textarea } from "@mantine/core";
import { z } from "zod";
import noWork from "../../locales/en/no-work.json";
import { ApiError } from "../../shared/calls/api-error.ts";
import { callApi } from "../../shared/calls/call-api.ts";
import { showMessage } from "../../shared/dialogs/dialogs.tsx";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { getName } from "../../shared/texts/names.ts";

interface EndingJob {
  id: string;
  jobNumber: string;
  skill: string;
  subSkill: string | null;
  /** The price that the person reads, in PKR. */
  salary: number | null;
  /** Of the other person. */
  name: string;
  /** Whether the customer's start code confirmed the arrival. */
  startedByCode?: boolean;
}

interface NoWorkProps {
  side: "customer" | "provider";
  job: EndingJob;
  /** Fetches the job again. */
  refresh: () => Promise<unknown>;
  /** Leaves the screen of the job that has ended. */
  leave?: () => Promise<unknown>;
  onClose: () => void;
}

const asked = nameIssue("reason-choice");
const forms = {
  customer: endWithoutWork.body.omit({ read: true }).extend({ reason: z.enum(noWorkReasons.customer, asked) }),
  provider: endWithoutWork.body.omit({ read: true }).extend({ reason: z.enum(noWorkReasons.provider, asked) }),
};

/** Ends a job after the arrival without work (docs/product.md J30). The reason needs one tap. */
export function NoWorkDialog({ side, job, refresh, leave = refresh, onClose }: NoWorkProps) {
  const texts = useMessages(noWork);
  const { text, reasons } = texts[side];
  const names = findNoWorkReasons(side, { startedByCode: job.startedByCode ?? false });
  const form = useCallForm(forms[side], { reason: "", words: "" }, { draft: { form: "job-no-work", of: job.id } });
  const work = getName(job.subSkill ?? job.skill);
  return (
    <FormDialog title={texts.title} close={texts.close} onClose={onClose}>
      <Text fw={600}>
        <WholeNames>{texts.job({ work, number: job.jobNumber, name: job.name })}</WholeNames>
      </Text>
      <Text mb="md">{text}</Text>
      <FormBody
        form={form}
        submitLabel={texts.submit}
        isFinal
        onSave={async (body) => {
          const { message, hasEnded } = await sendEnd(job, body);
          onClose();
          if (hasEnded) showToast(message);
          else await showMessage({ kind: "warning", title: texts.changed, text: message });
          await (hasEnded ? leave() : refresh());
        }}
      >
        <Radio.Group label={texts.why} {...form.field("reason")}>
          <Stack gap={0}>
            {Object.entries(reasons)
              .filter(([name]) => names.some((own) => own === name))
              .map(([name, label]) => (
                <Radio key={name} value={name} label={label} className="tall-check" />
              ))}
          </Stack>
        </Radio.Group>
        <Textarea rows={2} label={texts.words} {...form.field("words")} />
      </FormBody>
    </FormDialog>
  );
}

type Body = z.output<(typeof forms)["customer" | "provider"]>;

/** Ends the job. If its price was changed or agreed meanwhile, nothing ends, and the message says so. */
async function sendEnd({ id, salary }: EndingJob, body: Body): Promise<{ message: string; hasEnded: boolean }> {
  try {
    const request = { params: { id }, body: { ...body, read: { price: salary } } };
    return { message: (await callApi(endWithoutWork, request)).message, hasEnded: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    return { message: error.message, hasEnded: false };
  }
}
