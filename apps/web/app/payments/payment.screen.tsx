import "./payments.css";
import { getPaymentSummary } from "@hunarmand/api/payments/provider";
import { Skeleton, Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import payments from "../locales/en/payments.json";
import payoutTexts from "../locales/en/payouts.json";
import statementTexts from "../locales/en/statement.json";
import { Loaded, startLoad } from "../shared/calls/loaded.tsx";
import { AsOf } from "../shared/calls/stored/as-of.tsx";
import { callApiOrLast } from "../shared/calls/stored/last-replies.ts";
import { OptionList, OptionRow } from "../shared/lists/option-row.tsx";
import { useSession } from "../shared/person/session.ts";
import { Spoken } from "../shared/spoken/spoken.tsx";
import { getMessages, useMessages } from "../shared/texts/messages.ts";
import { pageMeta } from "../shared/texts/page-meta.ts";
import type { Route } from "./+types/payment.screen";
import { MoneyView } from "./money-view.tsx";

export function meta() {
  return pageMeta({ title: getMessages(payments).overview.title });
}

export function clientLoader() {
  return { summary: startLoad(callApiOrLast(getPaymentSummary)) };
}

export default function PaymentScreen({ loaderData }: Route.ComponentProps) {
  const { overview } = useMessages(payments);
  const isProvider = useSession()?.role === "Provider";
  return (
    <div className="page">
      <Stack className="medium-page" gap="lg">
        <Spoken as="money">
          <Title order={1}>{overview.title}</Title>
        </Spoken>
        <Loaded
          promise={loaderData.summary}
          fallback={<MoneyComing isProvider={isProvider} />}
          failed={overview.failed}
        >
          {(money) => (
            <>
              <AsOf reply={money} />
              <MoneyView money={money} isProvider={isProvider} />
            </>
          )}
        </Loaded>
        {isProvider ? <ProviderRows /> : <PayerRows />}
      </Stack>
    </div>
  );
}

/** About as high as what comes, so that the links below move little under a finger. */
function MoneyComing({ isProvider }: { isProvider: boolean }) {
  return <Skeleton height={isProvider ? "24rem" : "16rem"} radius="lg" />;
}

/** Links to the pages about money, grouped by purpose. */
function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <OptionList wide>{children}</OptionList>
    </section>
  );
}

function PayerRows() {
  const { groups } = useMessages(payments).overview;
  return (
    <>
      <Rows title={groups.paid}>
        <MethodsRow />
      </Rows>
      <Rows title={groups.records}>
        <HistoryRow />
        <TransactionsRow />
      </Rows>
    </>
  );
}

/** What handymen open often. The rest is folded: six rows would hide these. */
function ProviderRows() {
  const { earnings, overview } = useMessages(payments);
  const { account } = useMessages(payoutTexts);
  const statement = useMessages(statementTexts);
  return (
    <div>
      <OptionList wide>
        <OptionRow icon="chart" title={earnings.title} text={earnings.hint} to="/earnings" />
        <HistoryRow />
        <MethodsRow />
      </OptionList>
      <details className="more-money">
        <summary>{overview.groups.more}</summary>
        <OptionList wide>
          <OptionRow icon="wallet" title={account.title} text={account.hint} to="/payoutaccount" />
          <TransactionsRow />
          <OptionRow icon="document" title={statement.title} text={statement.hint} to="/statement" />
        </OptionList>
      </details>
    </div>
  );
}

function MethodsRow() {
  const { methods, methodsHint } = useMessages(payments).overview;
  return <OptionRow icon="card" title={methods} text={methodsHint} to="/paymentmethods" />;
}

function HistoryRow() {
  const { history, historyHint } = useMessages(payments).overview;
  return <OptionRow icon="list" title={history} text={historyHint} to="/paymenthistory" />;
}

function TransactionsRow() {
  const { transactions, transactionsHint } = useMessages(payments).overview;
  return <OptionRow icon="receipt" title={transactions} text={transactionsHint} to="/transactions" />;
}
