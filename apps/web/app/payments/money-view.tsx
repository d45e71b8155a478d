import type { NextPayout, PaymentSummary } from "@hunarmand/api/payments/provider";
import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import payments from "../locales/en/payments.json";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { formatAmount } from "./format-amount.ts";

/** The two amounts of the overview, then what the person can do about them, and what the portal owes. */
export function MoneyView({ money, isProvider }: { money: PaymentSummary; isProvider: boolean }) {
  const { overview } = useMessages(payments);
  const { pkr } = useFormats();
  return (
    <Stack gap="md">
      <dl className="amounts">
        <Amount label={overview.due} pkr={money.duePayments} />
        <Amount label={overview.spent} pkr={money.totalSpent} />
      </dl>
      {money.duePayments > 0 && (
        <Group gap="sm">
          <Button component={Link} to="/walletpayments" variant="default">
            {overview.payByWallet}
          </Button>
          <Button component={Link} to="/creditcard" variant="default">
            {overview.payByCard}
          </Button>
        </Group>
      )}
      {money.pending > 0 && <Text>{overview.pending({ amount: pkr(money.pending) })}</Text>}
      {money.credit > 0 && <Text>{overview.credit({ amount: pkr(money.credit) })}</Text>}
      {isProvider && <OwedCard money={money} />}
    </Stack>
  );
}

function Amount({ label, pkr }: { label: string; pkr: number }) {
  const { overview } = useMessages(payments);
  return (
    <div className="amount">
      <Text component="dt">{label}</Text>
      <dd className="ltr">{overview.amount({ pkr: formatAmount(pkr) })}</dd>
    </div>
  );
}

function OwedCard({ money: { duePayments, owed, nextPayout } }: { money: PaymentSummary }) {
  const { overview } = useMessages(payments);
  const { pkr } = useFormats();
  return (
    <Card component="section" aria-labelledby="owed">
      <Title order={2} size="h3" id="owed">
        {overview.owed}
      </Title>
      <Text className="owed-amount">
        <span className="ltr">{pkr(owed)}</span>
      </Text>
      {owed > 0 && duePayments > 0 && <Text>{overview.duesOff}</Text>}
      {nextPayout ? <NextPayoutText next={nextPayout} /> : <Text c="dimmed">{overview.nothingOwed}</Text>}
    </Card>
  );
}

function NextPayoutText({ next: { state, amount, since, minimum } }: { next: NextPayout }) {
  const { overview } = useMessages(payments);
  const { pkr, day } = useFormats();
  const values = { amount: pkr(amount), minimum: pkr(minimum), day: since ? day(since) : "" };
  return (
    <>
      <Text>{overview.nextPayout[state](values)}</Text>
      {state === "no-account" && (
        <Button component={Link} to="/payoutaccount" mt="sm">
          {overview.nameAccount}
        </Button>
      )}
    </>
  );
}
