import { checkCardPayment } from "@hunarmand/api/payments/card-page";
import type { CardTransaction } from "@hunarmand/api/payments/payer";
import { chargeStatus } from "@hunarmand/api/payments/steps";
import { Button, Card, Loader, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link, redirect } from "react-router";
import payments from "../../locales/en/payments.json";
import { callApi } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { CardSkeletons } from "../../shared/lists/paged-list.tsx";
import { Spoken } from "../../shared/spoken/spoken.tsx";
import { getMessages, useMessages } from "../../shared/texts/messages.ts";
import { pageMeta } from "../../shared/texts/page-meta.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import type { Route } from "./+types/payment-return.screen";

const pauseMilliseconds = 3_000;
/** Two minutes of checks. After that the person finds the payment in their history. */
const checksMax = 40;

export function meta() {
  return pageMeta({ title: getMessages(payments).card.title });
}

/** The page that the gateway returns to. The server knows how the payment ended; the address is not trusted. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const id = query.get("id");
  if (!id) throw redirect("/payment-history");
  return { first: startLoad(check(id, query.has("cancelled"))) };
}

const check = async (id: string, isGivenUp = false): Promise<CardTransaction> =>
  (await callApi(checkCardPayment, { params: { id }, body: { isGivenUp } })).transaction;

export default function PaymentReturnScreen({ loaderData: { first } }: Route.ComponentProps) {
  const { card, history } = useMessages(payments);
  return (
    <div className="page">
      <Stack className="narrow-page" gap="lg">
        <Title order={1} size="h2">
          {card.title}
        </Title>
        <Loaded promise={first} fallback={<CardSkeletons />} failed={history.failed}>
          {(transaction) => <Ending first={transaction} />}
        </Loaded>
      </Stack>
    </div>
  );
}

function Ending({ first }: { first: CardTransaction }) {
  const { card, history } = useMessages(payments);
  const { pkr } = useFormats();
  const { Status, Amount } = useChecked(first);
  const texts = { success: card.done, failed: card.failed, pending: card.pendingText };
  return (
    <Card>
      <Stack gap="md" align="flex-start">
        <Text fw={650}>
          <span className="ltr">{pkr(Amount)}</span>
        </Text>
        <Spoken as={Status === chargeStatus.pending ? "payment-pending" : undefined}>
          <Text role="status">{texts[Status]}</Text>
        </Spoken>
        {Status === chargeStatus.pending && <Loader size="sm" />}
        {Status === chargeStatus.failed && (
          <Button component={Link} to="/paymentmethods">
            {card.again}
          </Button>
        )}
        <Button component={Link} to="/payment-history" variant="default">
          {history.title}
        </Button>
      </Stack>
    </Card>
  );
}

/** Checks again while the payment is pending. A failed check is followed by the next. */
function useChecked(first: CardTransaction): CardTransaction {
  const [seen, setSeen] = useState({ transaction: first, checks: 0 });
  const { transaction, checks } = seen;
  const isWaiting = transaction.Status === chargeStatus.pending && checks < checksMax;
  useEffect(() => {
    if (!isWaiting) return;
    let isLeft = false;
    const timer = setTimeout(async () => {
      const next = await check(transaction.id).catch(() => transaction);
      if (!isLeft) setSeen({ transaction: next, checks: checks + 1 });
    }, pauseMilliseconds);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isWaiting, transaction, checks]);
  return transaction;
}
