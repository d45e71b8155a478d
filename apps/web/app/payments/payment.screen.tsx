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
  const statement = useMessages(statementTexts);
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
              <MoneyView money={money} isProvider={isProvider}>
                {isProvider && <EarningRows />}
              </MoneyView>
            </>
          )}
        </Loaded>
        <Rows title={overview.groups.paid}>
          <OptionRow icon="card" title={overview.methods} text={overview.methodsHint} to="/paymentmethods" />
        </Rows>
        <Rows title={overview.groups.records}>
          <OptionRow icon="list" title={overview.history} text={overview.historyHint} to="/paymenthistory" />
          <OptionRow icon="receipt" title={overview.transactions} text={overview.transactionsHint} to="/transactions" />
          {isProvider && <OptionRow icon="document" title={statement.title} text={statement.hint} to="/statement" />}
        </Rows>
      </Stack>
    </div>
  );
}

/** About as high as what comes, so that the links below move little under a finger. */
function MoneyComing({ isProvider }: { isProvider: boolean }) {
  return <Skeleton height={isProvider ? "30rem" : "16rem"} radius="lg" />;
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

function EarningRows() {
  const { earnings, overview } = useMessages(payments);
  const { account } = useMessages(payoutTexts);
  return (
    <Rows title={overview.groups.earned}>
      <OptionRow icon="chart" title={earnings.title} text={earnings.hint} to="/earnings" />
      <OptionRow icon="wallet" title={account.title} text={account.hint} to="/payoutaccount" />
    </Rows>
  );
}
