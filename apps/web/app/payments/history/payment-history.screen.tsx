import "../../shared/forms/form-styles.ts";
import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import { Button, Group, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import payments from "../../locales/en/payments.json";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import type { Route } from "./+types/payment-history.screen";
import { type Direction, directions, isCardGoing, isWalletGoing } from "./history-filter.ts";
import { cardPayments, loadOwnPayments, PaymentList, walletPayments } from "./payment-lists.tsx";

export function meta() {
  return pageMeta({ title: getMessages(payments).history.title });
}

export function clientLoader() {
  return loadOwnPayments();
}

export default function PaymentHistoryScreen({ loaderData: { email, cards, wallets } }: Route.ComponentProps) {
  const { history } = useMessages(payments);
  const [direction, setDirection] = useState<Direction>("out");
  const cardTexts = { count: history.cardCount, none: history.noCard };
  const other = direction === "in" ? "out" : "in";
  const wayToOthers = <Button onClick={() => setDirection(other)}>{history.see[other]}</Button>;
  const walletTexts = { count: history.walletCount, none: history.noWallet };
  return (
    <div className="page">
      <Stack gap="lg">
        <Group justify="space-between">
          <Title order={1}>{history.title}</Title>
          <Button component={Link} to="/payment" variant="default">
            {history.back}
          </Button>
        </Group>
        <SegmentedControl
          size="md"
          w="100%"
          maw="24rem"
          aria-label={history.direction}
          value={direction}
          onChange={(next) => setDirection(next)}
          data={directions.map((value) => ({ value, label: history[value] }))}
        />
        <Text role="status">{history.explained[direction]}</Text>
        <div className="history-columns">
          <Stack component="section" gap="sm" aria-labelledby="card-payments">
            <Title order={2} id="card-payments">
              {history.card}
            </Title>
            <PaymentList
              kind={cardPayments}
              email={email}
              loading={cards}
              texts={cardTexts}
              passes={(item) => isCardGoing(item, direction)}
              wayToOthers={wayToOthers}
              headingOrder={3}
            />
          </Stack>
          <Stack component="section" gap="sm" aria-labelledby="wallet-payments">
            <Title order={2} id="wallet-payments">
              {history.wallet}
            </Title>
            <PaymentList
              kind={walletPayments}
              email={email}
              loading={wallets}
              texts={walletTexts}
              passes={(item) => isWalletGoing(item, direction)}
              wayToOthers={wayToOthers}
              headingOrder={3}
            />
          </Stack>
        </div>
      </Stack>
    </div>
  );
}
