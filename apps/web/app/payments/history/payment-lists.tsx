import {
  type CardTransaction,
  listCardTransactions,
  listWalletPayments,
  type WalletTransaction,
} from "@hunarmand/api/payments/payer";
import { Button, Group } from "@mantine/core";
import type { ComponentType, ReactNode } from "react";
import { Link } from "react-router";
import payments from "../../locales/en/payments.json";
import { callPage } from "../../shared/calls/call-api.ts";
import { Loaded, startLoad } from "../../shared/calls/loaded.tsx";
import { type Page, useMorePages } from "../../shared/calls/use-more-pages.ts";
import { EmptyState } from "../../shared/lists/empty-state.tsx";
import { CardSkeletons, PagedList } from "../../shared/lists/paged-list.tsx";
import { requireEmail } from "../../shared/person/require-email.ts";
import type { Counted } from "../../shared/texts/formats.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { CardTransactionCard, type ListedProps, WalletTransactionCard } from "./transaction-cards.tsx";
import { useFilteredPages } from "./use-filtered-pages.ts";

/** One of the two lists of a payer's history: how to load a page, show an item, and make the first payment. */
interface PaymentKind<T> {
  load: (email: string, cursor?: string) => Promise<Page<T>>;
  Item: ComponentType<ListedProps<T>>;
  wayToPay: { to: string; label: "payByCard" | "payByWallet" };
}

export const cardPayments: PaymentKind<CardTransaction> = {
  load: (email, cursor) => callPage(listCardTransactions, { body: { email }, query: { cursor } }),
  Item: CardTransactionCard,
  wayToPay: { to: "/creditcard", label: "payByCard" },
};

export const walletPayments: PaymentKind<WalletTransaction> = {
  load: (email, cursor) => callPage(listWalletPayments, { body: { email }, query: { cursor } }),
  Item: WalletTransactionCard,
  wayToPay: { to: "/walletpayments", label: "payByWallet" },
};

/** The first pages of both lists of the person who is logged in. */
export function loadOwnPayments() {
  const email = requireEmail();
  return { email, cards: startLoad(cardPayments.load(email)), wallets: startLoad(walletPayments.load(email)) };
}

export interface ListTexts {
  count: (values: Counted) => string;
  none: string;
  empty?: string;
}

interface PaymentListProps<T> {
  kind: PaymentKind<T>;
  email: string;
  loading: Promise<Page<T>>;
  texts: ListTexts;
  passes: (item: T) => boolean;
  /** Leads to the payments that do not pass, when none passes. */
  wayToOthers?: ReactNode;
  headingOrder: 2 | 3;
}

export function PaymentList<T extends { id: string }>({ loading, ...props }: PaymentListProps<T>) {
  const { history } = useMessages(payments);
  return (
    <Loaded promise={loading} fallback={<CardSkeletons />} failed={history.failed}>
      {(first) => <LoadedPayments {...props} first={first} />}
    </Loaded>
  );
}

interface LoadedPaymentsProps<T> extends Omit<PaymentListProps<T>, "loading"> {
  first: Page<T>;
}

function LoadedPayments<T extends { id: string }>(props: LoadedPaymentsProps<T>) {
  const { kind, email, first, texts, passes, wayToOthers, headingOrder } = props;
  const { history } = useMessages(payments);
  const { load, Item, wayToPay } = kind;
  const all = useMorePages(first, (cursor) => load(email, cursor));
  const pages = useFilteredPages(all, passes);
  const pay = (
    <Button component={Link} to={wayToPay.to} variant="default">
      {history[wayToPay.label]}
    </Button>
  );
  return (
    <PagedList
      pages={pages}
      keyOf={({ id }) => id}
      texts={{ ...texts, failed: history.failed }}
      empty={
        texts.empty ? (
          <EmptyState drawing="wallet" text={texts.empty}>
            {pay}
          </EmptyState>
        ) : (
          <Group gap="sm">
            {all.items.length > 0 && wayToOthers}
            {pay}
          </Group>
        )
      }
    >
      {(transaction) => <Item transaction={transaction} headingOrder={headingOrder} />}
    </PagedList>
  );
}
