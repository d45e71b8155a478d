import "./payment-review.css";
import { approveWalletPayment, declineWalletPayment, type OfficeWalletPayment } from "@hunarmand/api/payments/office";
import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { ReasonDialog } from "../../desk/decisions/reason-dialog.tsx";
import { UndoInDialog } from "../../desk/decisions/undo-toast.tsx";
import { KeyHint } from "../../desk/layout/key-hint.tsx";
import { findNextRow, openRow } from "../../desk/layout/office-keys.ts";
import texts from "../../locales/en/desks.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { holdDecision } from "../../shared/decisions/held-decision.ts";
import { FormDialog } from "../../shared/dialogs/form-dialog.tsx";
import { Facts } from "../../shared/lists/facts.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { PaymentProof } from "./payment-proof.tsx";
import { PaymentWarnings } from "./payment-warnings.tsx";

interface PaymentReviewProps {
  payment: OfficeWalletPayment;
  onClose: () => void;
}

/** The receipt beside the payment's data, and the decision. */
export function PaymentReview({ payment, onClose }: PaymentReviewProps) {
  const { payments } = useMessages(texts);
  const { pkr } = useFormats();
  const [declining, setDeclining] = useState(false);
  const { id, payerName, Amount } = payment;
  const params = { id };
  /** Opens the next payment. The decision can be undone until it is sent. */
  const decide = (text: string, send: () => Promise<unknown>) => {
    const next = findNextRow();
    holdDecision({ subjectId: id, text, send });
    onClose();
    if (next) openRow(next);
  };
  const words = { amount: pkr(Amount), payer: payerName };
  if (declining) {
    return (
      <ReasonDialog
        title={payments.declineTitle({ payer: payerName })}
        submitLabel={payments.decline}
        templates={payments.reasons}
        onSave={async (reason) =>
          decide(payments.declined(words), () =>
            callApi(declineWalletPayment, { params, body: { reason }, keepalive: true }),
          )
        }
        onClose={() => setDeclining(false)}
      />
    );
  }
  const approve = () =>
    decide(payments.approved(words), () => callApi(approveWalletPayment, { params, keepalive: true }));
  return (
    <FormDialog title={payments.reviewTitle(words)} onClose={onClose} wide>
      <div className="proof-beside">
        <PaymentProof id={id} />
        <Stack gap="md">
          <PaymentWarnings payment={payment} />
          <Claim payment={payment} />
          <Decisions payment={payment} approve={approve} decline={() => setDeclining(true)} onClose={onClose} />
        </Stack>
      </div>
      <UndoInDialog />
    </FormDialog>
  );
}

interface DecisionsProps extends PaymentReviewProps {
  approve: () => void;
  decline: () => void;
}

function Decisions({ payment: { nextSteps }, approve, decline, onClose }: DecisionsProps) {
  const { payments } = useMessages(texts);
  return (
    <div className="desk-buttons">
      {nextSteps.includes("approve") && (
        <Button data-decision="approve" rightSection={<KeyHint name="A" />} onClick={approve}>
          {payments.approve}
        </Button>
      )}
      {nextSteps.includes("decline") && (
        <Button
          variant="outline"
          color="red"
          data-decision="decline"
          rightSection={<KeyHint name="D" />}
          onClick={decline}
        >
          {payments.decline}
        </Button>
      )}
      <Button variant="default" onClick={onClose}>
        {payments.close}
      </Button>
    </div>
  );
}

function Claim({ payment }: { payment: OfficeWalletPayment }) {
  const { payments } = useMessages(texts);
  const { pkr, moment } = useFormats();
  const { columns } = payments;
  return (
    <Facts
      facts={[
        { label: columns.amount, value: <span className="ltr">{pkr(payment.Amount)}</span> },
        { label: columns.wallet, value: payment.WalletType },
        { label: columns.transactionId, value: <span className="ltr long">{payment.TransactionID}</span> },
        { label: columns.sender, value: payment.SenderName },
        { label: columns.sent, value: moment(payment.Date) },
        { label: columns.submitted, value: moment(payment.submittedDate) },
        { label: columns.phone, value: payment.phoneNumber && <span className="ltr">{payment.phoneNumber}</span> },
        { label: columns.reason, value: payment.DeclineReason && <bdi>{payment.DeclineReason}</bdi> },
      ]}
    />
  );
}
