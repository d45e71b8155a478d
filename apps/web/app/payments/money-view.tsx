import type { NextPayout, PaymentSummary } from "@hunarmand/api/payments/provider";
import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import payments from "../locales/en/payments.json";
import { usePayDay } from "../shared/money/pay-day.ts";
import { lazyPart } from "../shared/parts/lazy-part.tsx";
import { Spoken } from "../shared/spoken/spoken.tsx";
import { useMessages } from "../shared/texts/messages.ts";
import { useFormats } from "../shared/texts/use-formats.ts";
import { HowItSums } from "./how-it-sums.tsx";
import { LastCashText } from "./provider/last-cash.tsx";

/** Loaded on demand: mostly the handyman has confirmed all cash. */
const SaidFees = lazyPart(async () => (await import("./provider/said-fees.tsx")).SaidFees);

interface MoneyProps {
  money: PaymentSummary;
  isProvider: boolean;
}

/** One large number that leads, with when it comes and what to do about it, then the amounts of the account. */
export function MoneyView({ money, isProvider }: MoneyProps) {
  const { overview } = useMessages(payments);
  const { pkr } = useFormats();
  return (
    <Stack gap="md">
      <LeadCard money={money} isProvider={isProvider} />
      <HowItSums money={money} isProvider={isProvider} lead={useLead(money, isProvider)}>
        {money.feeUnconfirmed ? <SaidFees amount={money.feeUnconfirmed} /> : null}
      </HowItSums>
      {money.pending > 0 && <Text>{overview.pending({ amount: pkr(money.pending) })}</Text>}
      {!isNothingOwed(money, isProvider) && money.credit > 0 && (
        <Text>{overview.credit({ amount: pkr(money.credit) })}</Text>
      )}
    </Stack>
  );
}

/** The words of the number that leads. */
function useLead({ toPay, nextPayout }: PaymentSummary, isProvider: boolean): string {
  const { toPay: pay, send, owed } = useMessages(payments).overview;
  if (toPay > 0 || !isProvider) return pay;
  return isSent(nextPayout) ? send : owed;
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
      <Title order={2} size="h3" id="leading-amount">
        {useLead(money, isProvider)}
      </Title>
      <Text className="leading-amount">
        <span className="ltr">{pkr(pays ? toPay : owed)}</span>
      </Text>
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
      {/* Without an account nothing is sent on that day. */}
      {payDay && <Text fw={600}>{overview[state === "no-account" ? "payEvery" : "payDay"](sayPayDay(payDay))}</Text>}
      {state === "no-account" && (
        <Button component={Link} to="/payoutaccount" mt="sm">
          {overview.nameAccount}
        </Button>
      )}
    </>
  );
}
