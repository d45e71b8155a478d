import "../../shared/forms/form-styles.ts";
import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import "../payments.css";
import { Button, Card, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import payments from "../../locales/en/payments.json";
import { EmptyState } from "../../shared/lists/empty-state.tsx";
import { Facts } from "../../shared/lists/facts.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { EarningBars } from "./earning-bars.tsx";
import { type EarningDay, type SpanKind, spanKinds, sumSpans, toSpans } from "./earning-spans.ts";

/** Totals and bars by day, week or month. */
export function EarningsView({ days, today }: { days: readonly EarningDay[]; today: string }) {
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
