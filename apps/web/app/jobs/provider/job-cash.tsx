import "@mantine/core/styles/NumberInput.css";
import type { CompletedJob } from "@hunarmand/api/jobs/job";
import { declareCash } from "@hunarmand/api/payments/provider";
import { Button, NumberInput, Text } from "@mantine/core";
import { useState } from "react";
import { useRevalidator } from "react-router";
import jobCash from "../../locales/en/job-cash.json";
import waitingCalls from "../../locales/en/waiting-calls.json";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { showToast } from "../../shared/dialogs/toasts.tsx";
import { FormBody } from "../../shared/forms/form-body.tsx";
import { useCallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { readMessage, sendOrWait } from "../../shared/waiting-calls/send-or-wait.ts";

/** The provider's report about the cash of a completed job. They can correct it until it is final. */
export function JobCash({ job: { jobId, jobNumber, earning, cash, cashDeclared, nextSteps } }: { job: CompletedJob }) {
  const texts = useMessages(jobCash);
  const { pkr } = useFormats();
  const [isOpen, setOpen] = useState(false);
  if (cash === "confirmed") return <Text c="dimmed">{texts.confirmed}</Text>;
  const suggested = cashDeclared ?? earning;
  return (
    <>
      {cashDeclared !== null && <Text>{texts.declared({ amount: pkr(cashDeclared) })}</Text>}
      {nextSteps.includes("declareCash") && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {cashDeclared === null ? texts.declare : texts.correct}
        </Button>
      )}
      {isOpen && <CashDialog jobId={jobId} name={jobNumber} suggested={suggested} onClose={() => setOpen(false)} />}
    </>
  );
}

interface CashDialogProps {
  jobId: string;
  /** The job's number. */
  name: string;
  suggested: number | null;
  onClose: () => void;
}

function CashDialog({ jobId, name, suggested, onClose }: CashDialogProps) {
  const texts = useMessages(jobCash);
  const { saved } = useMessages(waitingCalls);
  const { revalidate } = useRevalidator();
  const form = useCallForm(
    declareCash.body,
    { jobId, amount: suggested ? String(suggested) : "" },
    { draft: { form: "job-cash", of: jobId } },
  );
  return (
    <FormDialog title={texts.title} text={texts.text} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={texts.submit}
        onSave={async (body) => {
          const sent = await sendOrWait({ kind: "cash", subject: jobId, name, values: { amount: body.amount } });
          onClose();
          showToast(sent.isWaiting ? saved : readMessage(sent));
          await revalidate();
        }}
      >
        <NumberInput
          required
          hideControls
          min={0}
          thousandSeparator=","
          decimalScale={2}
          inputMode="decimal"
          label={texts.amount}
          {...form.field("amount")}
        />
      </FormBody>
      <Button variant="default" fullWidth mt="sm" onClick={onClose}>
        {texts.close}
      </Button>
    </FormDialog>
  );
}
