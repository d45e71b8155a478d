import type { LastCash, NextPayout, PaymentSummary } from "@hunarmand/api/payments/provider";
import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import payments from "../locales/en/payments.json";
import { WholeNames } from "../shared/lists/whole-names.tsx";
import { Banknotes } from "../shared/money/lazy-banknotes.ts";
import { Spoken } from "../shared/spoken/spoken.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { formatAmount } from "./format-amount.ts";

interface MoneyProps {
  money: PaymentSummary;
  isProvider: boolean;
}

interface MoneyViewProps extends MoneyProps {
  /** What is right below the number that leads. */
  children?: ReactNode;
}

/** One large number that leads, with what to do about it, and below it the amounts that it comes from. */
export function MoneyView({ money, isProvider, children }: MoneyViewProps) {
  const { overview } = useMessages(payments);
  const { pkr } = useFormats();
  return (
    <Stack gap="md">
      <LeadCard money={money} isProvider={isProvider} />
      {money.cashTaken > 0 && <Text>{overview.cashTaken({ amount: pkr(money.cashTaken) })}</Text>}
      {money.cashWaiting > 0 && <Text>{overview.cashWaiting({ amount: pkr(money.cashWaiting) })}</Text>}
      {children}
      {money.pending > 0 && <Text>{overview.pending({ amount: pkr(money.pending) })}</Text>}
      {!isNothingOwed(money, isProvider) && money.credit > 0 && (
        <Text>{overview.credit({ amount: pkr(money.credit) })}</Text>
      )}
      <section>
        <Title order={2} size="h3" mb="xs">
          {overview.how}
        </Title>
        <dl className="amounts">
          {money.earned > 0 && <Amount label={overview.earned} pkr={money.earned} />}
          <Amount label={overview.due} pkr={money.duePayments} note={<DuesNote money={money} />} />
          <Amount label={overview.spent} pkr={money.totalSpent} />
        </dl>
        <Text size="sm" c="dimmed" mt="xs">
          {isDeducted(money) ? overview.spentMeans : overview.explained}
        </Text>
      </section>
    </Stack>
  );
}

/** Whether the number that leads is 0. What a handyman paid ahead is then said beside it, because it is theirs. */
const isNothingOwed = ({ toPay, nextPayout }: PaymentSummary, isProvider: boolean): boolean =>
  isProvider && toPay === 0 && !nextPayout;

/** What the portal owes the person, or what the person has to pay after what they earned was deducted. */
function LeadCard({ money, isProvider }: MoneyProps) {
  const { overview } = useMessages(payments);
  const { pkr } = useFormats();
  const { toPay, owed, pending, credit, nextPayout } = money;
  const pays = toPay > 0 || !isProvider;
  return (
    <Card component="section" aria-labelledby="leading-amount">
      {isProvider && money.lastCash && <LastCashText cash={money.lastCash} toPay={toPay} />}
      <HowItSums money={money} />
      <Title order={2} size="h3" id="leading-amount">
        {pays ? overview.toPay : overview.owed}
      </Title>
      <Text className="leading-amount">
        <span className="ltr">{pkr(pays ? toPay : owed)}</span>
      </Text>
      <Banknotes pkr={pays ? toPay : owed} />
      {toPay > pending && <PayButtons />}
      {nextPayout && <NextPayoutText next={nextPayout} />}
      {!isProvider && toPay === 0 && <Text c="dimmed">{overview.jobsElsewhere}</Text>}
      {isNothingOwed(money, isProvider) && (
        <Text c="dimmed">{credit > 0 ? overview.credit({ amount: pkr(credit) }) : overview.nothingOwed}</Text>
      )}
    </Card>
  );
}

/** What the handyman keeps of their newest job that was paid in cash, and how its fee is paid. */
function LastCashText({ cash: { amount, fee }, toPay }: { cash: LastCash; toPay: number }) {
  const { lastCash } = useMessages(payments).overview;
  const { pkr } = useFormats();
  if (fee === 0) return null;
  const rule = toPay === 0 ? "deducted" : toPay === fee ? "owe" : "oweMore";
  return (
    <Text fw={600} mb="sm">
      <WholeNames>{lastCash[rule]({ amount: pkr(amount), fee: pkr(fee), due: pkr(toPay) })}</WholeNames>
    </Text>
  );
}

function PayButtons() {
  const { overview } = useMessages(payments);
  return (
    <Group gap="sm" mt="xs">
      <Button component={Link} to="/walletpayments">
        {overview.payByWallet}
      </Button>
      <Button component={Link} to="/creditcard" variant="default">
        {overview.payByCard}
      </Button>
    </Group>
  );
}

function Amount({ label, pkr, note }: { label: string; pkr: number; note?: ReactNode }) {
  const { overview } = useMessages(payments);
  return (
    <div className="amount">
      <dt>{label}</dt>
      <dd className="ltr">{overview.amount({ pkr: formatAmount(pkr) })}</dd>
      {note}
    </div>
  );
}

/** Whether the portal has taken dues off what it owes: they must not look like a bill. */
const isDeducted = ({ duePayments, toPay }: PaymentSummary): boolean => duePayments !== toPay;

/** What the number below it comes from, one line each: what customers paid to the portal, and what was taken off. */
function HowItSums({ money }: { money: PaymentSummary }) {
  const { sums } = useMessages(payments).overview;
  const { pkr } = useFormats();
  if (!isDeducted(money)) return null;
  const { earned, duePayments, toPay } = money;
  const lines = [sums.earned({ amount: pkr(earned) }), sums.due({ amount: pkr(duePayments) })];
  return (
    <div className="money-sums">
      {(toPay > 0 ? lines.toReversed() : lines).map((line) => (
        <Text key={line}>
          <WholeNames>{line}</WholeNames>
        </Text>
      ))}
    </div>
  );
}

function DuesNote({ money }: { money: PaymentSummary }) {
  const { overview } = useMessages(payments);
  if (!isDeducted(money)) return null;
  return (
    <Text component="dd" size="sm" className="amount-note">
      {money.toPay > 0 ? overview.partOff : overview.duesOff}
    </Text>
  );
}

function NextPayoutText({ next: { state, amount, since, minimum, payDay } }: { next: NextPayout }) {
  const { overview } = useMessages(payments);
  const { pkr, day, weekday, weekdayDate } = useFormats();
  const values = { amount: pkr(amount), minimum: pkr(minimum), day: since ? day(since) : "" };
  return (
    <>
      <Spoken as={state === "no-account" ? "payout-account" : undefined}>
        <Text>{overview.nextPayout[state](values)}</Text>
      </Spoken>
      {payDay && <Text fw={600}>{overview.payDay({ weekday: weekday(payDay), day: weekdayDate(payDay) })}</Text>}
      {state === "no-account" && (
        <Button component={Link} to="/payoutaccount" mt="sm">
          {overview.nameAccount}
        </Button>
      )}
    </>
  );
}
