import "@mantine/core/styles/Tabs.css";
import { Stack, Tabs, Title } from "@mantine/core";
import payments from "../../locales/en/payments.json";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/transactions.screen";
import { cardPayments, loadOwnPayments, PaymentList, walletPayments } from "./payment-lists.tsx";

export function meta() {
  return pageMeta({ title: getMessages(payments).transactions.title });
}

export function clientLoader() {
  return loadOwnPayments();
}

const all = () => true;

export default function TransactionsScreen({ loaderData: { email, cards, wallets } }: Route.ComponentProps) {
  const { transactions } = useMessages(payments);
  const cardTexts = { count: transactions.cardCount, none: transactions.noCard, empty: transactions.emptyCard };
  const walletTexts = { count: transactions.walletCount, none: transactions.noWallet, empty: transactions.emptyWallet };
  return (
    <div className="page">
      <Stack gap="lg">
        <Title order={1}>{transactions.title}</Title>
        <Tabs defaultValue="card" keepMounted={false} className="tall-tabs">
          <Tabs.List grow aria-label={transactions.tabs}>
            <Tabs.Tab value="card">{transactions.card}</Tabs.Tab>
            <Tabs.Tab value="wallet">{transactions.wallet}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="card" pt="lg">
            <PaymentList
              kind={cardPayments}
              email={email}
              loading={cards}
              texts={cardTexts}
              passes={all}
              headingOrder={2}
            />
          </Tabs.Panel>
          <Tabs.Panel value="wallet" pt="lg">
            <PaymentList
              kind={walletPayments}
              email={email}
              loading={wallets}
              texts={walletTexts}
              passes={all}
              headingOrder={2}
            />
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </div>
  );
}
