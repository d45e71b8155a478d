import type { OfficeWalletPayment, PaymentWarning } from "@hunarmand/api/payments/office";
import { Alert, Anchor } from "@mantine/core";
import { Link } from "react-router";
import { desks } from "../../desk/desks.ts";
import texts from "../../locales/en/desks.json";
import { useMessages } from "../../shared/texts/messages.ts";

/** The page of a wallet payment with its picture open. */
export const proofPath = (id: string) => `${desks.payments.path}?${new URLSearchParams({ id, open: id })}`;

/** The payment that each warning is about. */
const otherOf: Record<PaymentWarning, (payment: OfficeWalletPayment) => string | null> = {
  "duplicate-image": ({ samePictureId }) => samePictureId,
  "similar-transaction-id": ({ similarId }) => similarId,
};

/** The first link gets the focus: Enter opens the other payment, and does not approve this one. */
export function PaymentWarnings({ payment }: { payment: OfficeWalletPayment }) {
  const { payments } = useMessages(texts);
  return payment.warnings.map((name) => {
    const other = otherOf[name](payment);
    return (
      <Alert key={name} color="marigold">
        {payments.warnings[name]}
        {other && (
          <div>
            <Anchor component={Link} to={proofPath(other)} inherit data-first-focus className="tall-link">
              {payments.otherPayment}
            </Anchor>
          </div>
        )}
      </Alert>
    );
  });
}

/** The warnings in a row of the list, each as a link to the other payment. */
export function WarningLinks({ payment }: { payment: OfficeWalletPayment }) {
  const { payments } = useMessages(texts);
  return payment.warnings.map((name, place) => {
    const other = otherOf[name](payment);
    return (
      <span key={name}>
        {place > 0 && ". "}
        {other ? (
          <Anchor component={Link} to={proofPath(other)} inherit>
            {payments.warnings[name]}
          </Anchor>
        ) : (
          payments.warnings[name]
        )}
      </span>
    );
  });
}
