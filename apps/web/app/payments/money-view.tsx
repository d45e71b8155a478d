import type { NextPayout, PaymentSummary } from "@hunarmand/api/payments/provider";
import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import payments from "../locales/en/payments.json";
import { WholeNames } from "../shared/lists/whole-names.tsx";
import { Banknotes } from "../shared/money/lazy-banknotes.ts";
import { usePayDay } from "../shared/money/pay-day.ts";
import { lazyPart } from "../shared/parts/lazy-part.tsx";
import { Spoken } from "../shared/spoken/spoken.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { formatAmount } from "./format-amount.ts";
import { LastCashText } from "./provider/last-cash.tsx";

/** Loaded on demand: when the sum of what is owed is opened. */
const DuesLines = lazyPart(async () => (await import("./provider/dues-lines.tsx")).DuesLines);

/** Loaded on demand: mostly the handyman has confirmed all cash. */
const SaidFees = lazyPart(async () => (await import("./provider/said-fees.tsx")).SaidFees);

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
          <Amount label={overview.spent} pkr={money.totalSpent} note={<Note>{overview.spentMeans}</Note>} />
        </dl>
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
      {isProvider && money.lastCash && toPay > 0 && <LastCashText cash={money.lastCash} toPay={toPay} />}
      <HowItSums money={money} isProvider={isProvider} />
      {money.feeUnconfirmed ? <SaidFees amount={money.feeUnconfirmed} /> : null}
      <Title order={2} size="h3" id="leading-amount">
        {pays ? overview.toPay : isSent(nextPayout) ? overview.send : overview.owed}
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

/** Whether the amount is on its way, or goes with the next payout. */
const isSent = (next: NextPayout | null): boolean => next?.state === "prepared" || next?.state === "next-batch";

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
      <dt>
        {label}
        {note}
      </dt>
      <dd className="ltr">{overview.amount({ pkr: formatAmount(pkr) })}</dd>
    </div>
  );
}

/** Whether the portal has taken dues off what it owes: they must not look like a bill. */
const isDeducted = ({ duePayments, toPay }: PaymentSummary): boolean => duePayments !== toPay;

/** What the number below it comes from, one line each: what customers paid to the portal, and what is taken off, which opens as its lines. */
function HowItSums({ money, isProvider }: MoneyProps) {
  const { sums } = useMessages(payments).overview;
  const { pkr } = useFormats();
  const { earned, duePayments, toPay } = money;
  if (!isDeducted(money) && (!isProvider || duePayments === 0)) return null;
  const amount = pkr(duePayments);
  // One amount has one word: what is taken off is no longer owed.
  const text = toPay === 0 && isDeducted(money) ? sums.off({ amount }) : sums.due({ amount });
  const due = <Dues key="due" text={text} due={duePayments} isProvider={isProvider} />;
  const paid = isDeducted(money) && (
    <Text key="earned">
      <WholeNames>{sums.earned({ amount: pkr(earned) })}</WholeNames>
    </Text>
  );
  return <div className="money-sums">{toPay > 0 ? [due, paid] : [paid, due]}</div>;
}

/** The sum of what is owed. A tap opens its lines. */
function Dues({ text, due, isProvider }: { text: string; due: number; isProvider: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (!isProvider)
    return (
      <Text>
        <WholeNames>{text}</WholeNames>
      </Text>
    );
  return (
    <details className="statement-days" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text}</summary>
      {isOpen && <DuesLines due={due} />}
    </details>
  );
}

function DuesNote({ money }: { money: PaymentSummary }) {
  const { dueMeans, dueNothing, partOff, duesOff } = useMessages(payments).overview;
  const { pkr } = useFormats();
  const off = money.toPay > 0 ? partOff : duesOff({ amount: pkr(money.duePayments) });
  const means = money.duePayments === 0 ? dueNothing : dueMeans;
  return <Note>{isDeducted(money) ? off : means}</Note>;
}

const Note = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

function NextPayoutText({ next: { state, amount, since, minimum, payDay } }: { next: NextPayout }) {
  const { overview } = useMessages(payments);
  const { pkr, day } = useFormats();
  const sayPayDay = usePayDay();
  const values = { amount: pkr(amount), minimum: pkr(minimum), day: since ? day(since) : "" };
  return (
    <>
      <Spoken as={state === "no-account" ? "payout-account" : undefined}>
        <Text>{overview.nextPayout[state](values)}</Text>
      </Spoken>
      {payDay && <Text fw={600}>{overview.payDay(sayPayDay(payDay))}</Text>}
      {state === "no-account" && (
        <Button component={Link} to="/payoutaccount" mt="sm">
          {overview.nameAccount}
        </Button>
      )}
    </>
  );
}
