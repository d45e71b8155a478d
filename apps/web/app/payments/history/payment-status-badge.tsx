import type { CardTransaction, WalletTransaction } from "@hunarmand/api/payments/payer";
import { Badge } from "@mantine/core";
import payments from "../../locales/en/payments.json";
import { useMessages } from "../../shared/texts/messages.ts";

type PaymentStatus = CardTransaction["Status"] | WalletTransaction["Status"];

const colors: Record<PaymentStatus, string> = { pending: "marigold", success: "green", failed: "red", declined: "red" };

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const { statuses } = useMessages(payments);
  return (
    <Badge size="lg" variant="light" color={colors[status]} className={`status-${status}`}>
      {statuses[status]}
    </Badge>
  );
}
