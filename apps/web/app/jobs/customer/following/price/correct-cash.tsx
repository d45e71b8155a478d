import { confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { Button } from "@mantine/core";
import { useState } from "react";
import jobConfirm from "../../../../locales/en/job-confirm.json";
import waitingCalls from "../../../../locales/en/waiting-calls.json";
import { FormDialog } from "../../../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../../../shared/forms/form-body.tsx";
import { PriceField } from "../../../../shared/forms/price-field.tsx";
import { useCallForm } from "../../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { sendOrWait } from "../../../../shared/waiting-calls/send-or-wait.ts";
import type { JobActionProps } from "../../followed-job.ts";

/** The customer corrects the cash that they have stated. Nothing once the job is paid. */
export function CorrectCash(props: JobActionProps) {
  const confirm = useMessages(jobConfirm);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {confirm.correct}
      </Button>
      {isOpen && <CorrectionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function CorrectionDialog({ job, refresh, onClose }: JobActionProps & { onClose: () => void }) {
  const confirm = useMessages(jobConfirm);
  const { saved } = useMessages(waitingCalls);
  const { pkr } = useFormats();
  const { id, jobNumber: name, payment } = job;
  const form = useCallForm(
    confirmJob.body,
    { cashPaid: String(payment?.claimed ?? "") },
    { draft: { form: "job-cash-paid", of: id } },
  );
  return (
    <FormDialog title={confirm.correctTitle} text={confirm.correctText} close={confirm.close} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={confirm.correctSubmit}
        onSave={async ({ cashPaid }) => {
          const sent = await sendOrWait({ kind: "review", subject: id, name, values: { cashPaid } });
          onClose();
          showToast(sent.isWaiting ? saved : confirm.corrected({ amount: pkr(cashPaid ?? 0) }));
          if (!sent.isWaiting) await refresh();
        }}
      >
        <PriceField min={0} label={confirm.cashPaid} {...form.field("cashPaid")} />
      </FormBody>
    </FormDialog>
  );
}
