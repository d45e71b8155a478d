import {
  type CardTransaction,
  listCardTransactions,
  listWalletPayments,
  type WalletTransaction,
} from "@hunarmand/api/payments/payer";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import payments from "../../locales/en/payments.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { EmptyState } from "../../shared/lists/empty-state.tsx";
import { PagedList } from "../../shared/lists/paged-list.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import type { Counted } from "../../shared/texts/use-formats.ts";
import { CardTransactionCard, WalletTransactionCard } from "./transaction-cards.tsx";
import { useFilteredPages } from "./use-filtered-pages.ts";

export interface ListTexts {
  count: (values: Counted) => string;
  none: string;
  /** Says, where there is nothing, what would stand here. */
  empty?: string;
}

interface PaymentListProps<T> {
  email: string;
  first: Page<T>;
  texts: ListTexts;
  passes: (item: T) => boolean;
  headingOrder: 2 | 3;
}

export const loadCardPage = (email: string, cursor?: string) =>
  callPage(listCardTransactions, { body: { email }, query: { cursor } });

export const loadWalletPage = (email: string, cursor?: string) =>
  callPage(listWalletPayments, { body: { email }, query: { cursor } });

export function CardPayments({ email, first, texts, passes, headingOrder }: PaymentListProps<CardTransaction>) {
  const { history } = useMessages(payments);
  const pages = useFilteredPages(
    useMorePages(first, (cursor) => loadCardPage(email, cursor)),
    passes,
  );
  return (
    <PagedList
      pages={pages}
      keyOf={({ id }) => id}
      {...texts}
      failed={history.failed}
      empty={
        <NoPayments text={texts.empty}>
          <Button component={Link} to="/creditcard" variant="default">
            {history.payByCard}
          </Button>
        </NoPayments>
      }
    >
      {(transaction) => <CardTransactionCard transaction={transaction} headingOrder={headingOrder} />}
    </PagedList>
  );
}

export function WalletPayments({ email, first, texts, passes, headingOrder }: PaymentListProps<WalletTransaction>) {
  const { history } = useMessages(payments);
  const pages = useFilteredPages(
    useMorePages(first, (cursor) => loadWalletPage(email, cursor)),
    passes,
  );
  return (
    <PagedList
      pages={pages}
      keyOf={({ id }) => id}
      {...texts}
      failed={history.failed}
      empty={
        <NoPayments text={texts.empty}>
          <Button component={Link} to="/walletpayments" variant="default">
            {history.payByWallet}
          </Button>
        </NoPayments>
      }
    >
      {(transaction) => <WalletTransactionCard transaction={transaction} headingOrder={headingOrder} />}
    </PagedList>
  );
}

/** One next step; with a drawing and words where the list has the page to itself. */
function NoPayments({ text, children }: { text: string | undefined; children: ReactNode }) {
  if (!text) return <div>{children}</div>;
  return (
    <EmptyState drawing="wallet" text={text}>
      {children}
    </EmptyState>
  );
}
