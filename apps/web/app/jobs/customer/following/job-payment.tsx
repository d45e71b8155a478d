import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import jobCare from "../../../locales/en/job-care.json";
import jobPrice from "../../../locales/en/job-price.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { Banknotes } from "../../../shared/money/lazy-banknotes.ts";
import { ReceiptButton } from "../../../shared/receipt/receipt-button.tsx";
import { Spoken } from "../../../shared/spoken/spoken.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { LazyPriceParts } from "../../price/lazy-price-parts.tsx";
import type { JobActionProps } from "../followed-job.ts";
import { CorrectCash } from "./price/correct-cash.tsx";

/** The payment state of a completed job, with the three ways to pay. */
export function JobPayment({ job, refresh }: JobActionProps) {
  const { pay } = useMessages(jobCare);
  const { pkr } = useFormats();
  if (!job.payment || !job.salary) return null;
  const { status, method, cashPaid, claimed } = job.payment;
  const amount = cashPaid || (claimed ?? job.salary);
  const isOther = amount !== job.salary;
  return (
    <Card>
      <Title order={2} size="h3" mb="xs">
        {pay.title}
      </Title>
      {(status !== "due" || claimed !== null) && <p className="large-price ltr">{pkr(amount)}</p>}
      {job.nextSteps.includes("pay") && <WaysToPay job={job} refresh={refresh} amount={job.salary} />}
      {!isOther && <LazyPriceParts price={job.salary} materials={job.materials} saysNone />}
      {status === "pending" && (
        <Spoken as="payment-pending">
          <Text>{pay.pending}</Text>
        </Spoken>
      )}
      {status === "paid" && (
        <Stack gap="sm" align="flex-start">
          <Text>
            {isOther ? pay.otherCash({ paid: pkr(amount), price: pkr(job.salary) }) : pay.paid[method ?? "other"]}
          </Text>
          <ReceiptButton jobId={job.id} />
        </Stack>
      )}
    </Card>
  );
}

function WaysToPay({ job, refresh, amount }: JobActionProps & { amount: number }) {
  const { pay } = useMessages(jobCare);
  const { unagreed } = useMessages(jobPrice);
  const { pkr } = useFormats();
  const query = new URLSearchParams({ jobId: job.id });
  const claimed = job.payment?.claimed ?? null;
  // The form of the confirmation above asks for the cash.
  const isCashNext = job.paymentMethod === "cash" && !job.confirmedDate;
  const isCashLater = job.confirmedDate && claimed === null;
  return (
    <Stack gap="sm">
      {claimed !== null && (
        <>
          <Text>{pay.claimed({ amount: pkr(claimed) })}</Text>
          <CorrectCash job={job} refresh={refresh} />
        </>
      )}
      <Spoken as="pay">
        <Text fw={650}>
          <WholeNames>
            {isCashNext || claimed !== null ? pay.instead({ amount: pkr(amount) }) : pay.due({ amount: pkr(amount) })}
          </WholeNames>
        </Text>
      </Spoken>
      {/* The form of the confirmation says it, too. */}
      {job.priceStatus !== "agreed" && !job.nextSteps.includes("confirm") && <Text c="dimmed">{unagreed}</Text>}
      <Group gap="xs" grow wrap="nowrap" align="stretch">
        <Button component={Link} to={`/walletpayments?${query}`} variant="default" px="xs">
          {pay.wallet}
        </Button>
        <Button component={Link} to={`/creditcard?${query}`} variant="default" px="xs">
          {pay.card}
        </Button>
      </Group>
      {/* Until the customer has confirmed, the form below asks for the cash. */}
      {isCashLater && (
        <>
          <Text size="sm">
            <strong>{pay.cash}:</strong> {pay.cashLater}
          </Text>
          {job.paymentMethod === "cash" && <Banknotes pkr={amount} />}
        </>
      )}
    </Stack>
  );
}
