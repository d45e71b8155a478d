import { declareCash } from "@hunarmand/api/payments/provider";
import { useRevalidator } from "react-router";
import jobCash from "../../locales/en/job-cash.json";
import waitingCalls from "../../locales/en/waiting-calls.json";
import { FormDialog } from "../dialogs/form-dialog.tsx";
import { showToast } from "../dialogs/toasts.tsx";
import { FormBody } from "../forms/form-body.tsx";
import { PriceField } from "../forms/price-field.tsx";
import { useCallForm } from "../forms/use-call-form.ts";
import { useMessages } from "../texts/messages.ts";
import { readMessage, sendOrWait } from "../waiting-calls/send-or-wait.ts";

interface CashDialogProps {
  jobId: string;
  /** The job's number. */
  name: string;
  suggested: number | null;
  onClose: () => void;
  /** Called once the amount is sent, or stored on the phone. */
  onSent?: () => void;
}

/** Asks how much cash the customer gave, and sends it. */
export function CashDialog({ jobId, name, suggested, onClose, onSent }: CashDialogProps) {
  const texts = useMessages(jobCash);
  const { saved } = useMessages(waitingCalls);
  const { revalidate } = useRevalidator();
  const form = useCallForm(
    declareCash.body,
    { jobId, amount: suggested ? String(suggested) : "" },
    { draft: { form: "job-cash", of: jobId } },
  );
  return (
    <FormDialog title={texts.title} text={texts.text} close={texts.close} onClose={onClose}>
      <FormBody
        form={form}
        submitLabel={texts.submit}
        onSave={async (body) => {
          const sent = await sendOrWait({ kind: "cash", subject: jobId, name, values: { amount: body.amount } });
          onClose();
          onSent?.();
          showToast(sent.isWaiting ? saved : readMessage(sent));
          await revalidate();
        }}
      >
        <PriceField min={0} label={texts.amount} {...form.field("amount")} />
      </FormBody>
    </FormDialog>
  );
}
