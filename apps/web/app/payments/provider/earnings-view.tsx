import "../../shared/forms/form-styles.ts";
import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import "../payments.css";
import { Anchor, Button, Card, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import ownWork from "../../locales/en/own-work.json";
import payments from "../../locales/en/payments.json";
import { EmptyState } from "../../shared/lists/empty-state.tsx";
import { Facts } from "../../shared/lists/facts.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { EarningBars } from "./earning-bars.tsx";
import { type EarningDay, type SpanKind, spanKinds, sumSpans, toSpans } from "./earning-spans.ts";

interface EarningsViewProps {
  days: readonly EarningDay[];
  today: string;
  /** Cash that only customers say they paid, in PKR. It is in none of the days. */
  unconfirmed: number;
}

/** Totals and bars by day, week or month. */
export function EarningsView({ days, today, unconfirmed }: EarningsViewProps) {
  const { earnings } = useMessages(payments);
  const [kind, setKind] = useState<SpanKind>("day");
  const spans = toSpans(days, kind, today);
  const totals = sumSpans(spans);
  return (
    <Stack gap="lg">
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={earnings.by}
        value={kind}
        onChange={(next) => setKind(next)}
        data={spanKinds.map((value) => ({ value, label: earnings.spans[value] }))}
      />
      <Totals {...totals} kind={kind} />
      {unconfirmed > 0 && <Unconfirmed amount={unconfirmed} />}
      {totals.jobs === 0 ? (
        <EmptyState drawing="wallet" text={earnings.none}>
          <Button component={Link} to="/requestedjobs">
            {earnings.emptyStep}
          </Button>
        </EmptyState>
      ) : (
        <EarningBars spans={spans} kind={kind} />
      )}
    </Stack>
  );
}

/** Cash that is not in the sum, and the way to say that it came. */
function Unconfirmed({ amount }: { amount: number }) {
  const { provider } = useMessages(ownWork);
  const { earnings } = useMessages(payments);
  const { pkr } = useFormats();
  return (
    <Card padding="md">
      <Text fw={600}>{provider.cashUnconfirmed({ amount: pkr(amount) })}</Text>
      <Anchor component={Link} to="/completedjobs" className="tall-link">
        {earnings.toUnconfirmed}
      </Anchor>
    </Card>
  );
}

/** One number leads: what is left for the handyman. Below it, what it is made of. */
function Totals({ kind, gross, fee, net, jobs }: ReturnType<typeof sumSpans> & { kind: SpanKind }) {
  const { earnings } = useMessages(payments);
  const { pkr, number } = useFormats();
  const money = (amount: number) => <span className="ltr">{pkr(amount)}</span>;
  return (
    <Card component="section" aria-labelledby="earned">
      <Title order={2} size="h3" id="earned">
        {earnings.earned}
      </Title>
      <Text c="dimmed">{earnings.captions[kind]}</Text>
      <Text className="leading-amount">{money(net)}</Text>
      <Facts
        facts={[
          { label: earnings.jobs, value: number(jobs) },
          { label: earnings.gross, value: money(gross) },
          { label: earnings.fee, value: money(fee) },
        ]}
      />
    </Card>
  );
}
