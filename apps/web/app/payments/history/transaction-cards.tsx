import { chargeStatus } from "@hunarmand/api/payments/steps";
import "../payments.css";
import type { CardTransaction, WalletTransaction } from "@hunarmand/api/payments/payer";
import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import { Card, Group, Stack, Text, Title } from "@mantine/core";
import payments from "../../locales/en/payments.json";
import { type Fact, Facts } from "../../shared/lists/facts.tsx";
import { ReceiptButton } from "../../shared/receipt/receipt-button.tsx";
import { Spoken } from "../../shared/spoken/spoken.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { PaymentStatusBadge } from "./payment-status-badge.tsx";
import { ProofImage } from "./proof-image.tsx";

/** A card's heading is one level below the list's. */
export interface ListedProps<T> {
  transaction: T;
  headingOrder: 2 | 3;
}

export function CardTransactionCard({ transaction, headingOrder }: ListedProps<CardTransaction>) {
  const { facts, history, marks } = useMessages(payments);
  const { when, pkr } = useFormats();
  const { Amount, Balance, CardType, NameOnCard, Status, TransactionDate, TransactionFor } = transaction;
  return (
    <TransactionCard
      headingOrder={headingOrder}
      title={isMark(CardType, marks) ? marks[CardType] : CardType || history.card}
      amount={Amount}
      status={Status}
      facts={[
        { label: facts.name, value: NameOnCard },
        { label: facts.date, value: <time dateTime={TransactionDate}>{when(TransactionDate)}</time> },
        { label: facts.direction, value: history[TransactionFor] },
        { label: facts.balance, value: Balance !== null && <span className="ltr">{pkr(Balance)}</span> },
      ]}
    >
      <JobReceipt transaction={transaction} />
    </TransactionCard>
  );
}

/** A transaction without a payer's card shows our own word instead of a brand. */
const isMark = <Marks extends object>(cardType: string, marks: Marks): cardType is keyof Marks & string =>
  Object.hasOwn(marks, cardType);

export function WalletTransactionCard({ transaction, headingOrder }: ListedProps<WalletTransaction>) {
  const { facts, wallet } = useMessages(payments);
  const { day } = useFormats();
  const { Amount, DeclineReason, SenderName, Status, TransactionID, WalletType } = transaction;
  return (
    <TransactionCard
      headingOrder={headingOrder}
      title={wallet.wallets[WalletType]}
      amount={Amount}
      status={Status}
      facts={[
        { label: facts.sender, value: SenderName },
        { label: facts.date, value: <time dateTime={transaction.Date}>{day(transaction.Date)}</time> },
        { label: facts.transactionId, value: <span className="ltr long">{TransactionID}</span> },
        { label: facts.reason, value: DeclineReason && <bdi>{DeclineReason}</bdi> },
      ]}
    >
      {transaction.TransactionImage && <ProofImage id={transaction.id} transactionId={TransactionID} />}
      <JobReceipt transaction={transaction} />
    </TransactionCard>
  );
}

/** The receipt of a payment for a job. */
const JobReceipt = ({ transaction: { Status, jobId } }: { transaction: CardTransaction | WalletTransaction }) =>
  jobId && Status === chargeStatus.success ? <ReceiptButton jobId={jobId} /> : null;

type PaymentStatus = CardTransaction["Status"] | WalletTransaction["Status"];

/** What is settled, and a card that failed at once, need no words. */
const says = {
  ...{ pending: "payment-pending", declined: "payment-declined" },
  ...{ success: undefined, failed: undefined },
} as const satisfies Record<PaymentStatus, SpokenSentence | undefined>;

interface TransactionCardProps {
  headingOrder: 2 | 3;
  title: string;
  amount: number;
  status: PaymentStatus;
  facts: readonly Fact[];
  children?: React.ReactNode;
}

function TransactionCard({ headingOrder, title, amount, status, facts, children }: TransactionCardProps) {
  const { pkr } = useFormats();
  return (
    <Card component="article">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={headingOrder} size="h3">
            {title}
          </Title>
          <PaymentStatusBadge status={status} />
        </Group>
        <Spoken as={says[status]}>
          <Text className="transaction-amount">
            <span className="ltr">{pkr(amount)}</span>
          </Text>
        </Spoken>
        <div className="transaction-facts">
          <Facts facts={facts} />
          {children}
        </div>
      </Stack>
    </Card>
  );
}
