import "./payments.css";
import { getPaymentSummary } from "@hunarmand/api/payments/provider";
import { Skeleton, Stack, Text, Title } from "@mantine/core";
import payments from "../locales/en/payments.json";
import statementTexts from "../locales/en/statement.json";
import { callApi } from "../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { OptionList, OptionRow } from "../shared/lists/option-row.tsx";
import { useSession } from "../shared/person/session.ts";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/payment.screen";
import { formatAmount } from "./format-amount.ts";

export function meta() {
  return pageMeta({ title: getMessages(payments).overview.title });
}

export function clientLoader() {
  return { summary: startLoad(callApi(getPaymentSummary)) };
}

export default function PaymentScreen({ loaderData }: Route.ComponentProps) {
  const { overview } = useMessages(payments);
  const statement = useMessages(statementTexts);
  const isProvider = useSession()?.role === "Provider";
  return (
    <div className="page">
      <Stack className="medium-page" gap="lg">
        <Title order={1}>{overview.title}</Title>
        <Loaded promise={loaderData.summary} fallback={<Skeleton height={104} radius="lg" />} failed={overview.failed}>
          {({ duePayments, totalSpent }) => (
            <dl className="amounts">
              <Amount label={overview.due} pkr={duePayments} />
              <Amount label={overview.spent} pkr={totalSpent} />
            </dl>
          )}
        </Loaded>
        <OptionList>
          <OptionRow icon="list" title={overview.history} text={overview.historyHint} to="/paymenthistory" />
          <OptionRow icon="card" title={overview.methods} text={overview.methodsHint} to="/paymentmethods" />
          {isProvider && <OptionRow icon="document" title={statement.title} text={statement.hint} to="/statement" />}
        </OptionList>
      </Stack>
    </div>
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
