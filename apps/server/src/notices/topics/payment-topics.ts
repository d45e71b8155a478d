import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { formatAmount } from "./format-amount.ts";
import { isAmong, makeTopic } from "./topic.ts";

const loadWalletPayments = (db: Database, ids: string[]) =>
  db
    .selectFrom("walletPayments")
    .select(["id", "walletType", "transactionId", "amountPaisa", "declineReason"])
    .where(isAmong(ids))
    .execute();

export const walletTopic = makeTopic(["payment-"], loadWalletPayments, ({ kind }, payment) => {
  const { walletType: wallet, transactionId: transaction, amountPaisa, declineReason: reason } = payment;
  const values = { wallet, transaction, amount: formatAmount(amountPaisa) };
  if (kind === "payment-success") return { kind: "wallet-approved", link: "/paymenthistory", values };
  return kind === "payment-declined" ? { kind: "wallet-declined", link: "/walletpayments", values, reason } : undefined;
});

const loadPayouts = (db: Database, ids: string[]) =>
  db.selectFrom("payouts").select(["id", "amountPaisa", "number", "returnReason"]).where(isAmong(ids)).execute();

const shownCharacters = 4;

/** A payout has the event of a received payment. Its id shows that it is a payout. */
export const payoutTopic = makeTopic(["payment-success"], loadPayouts, (_event, { amountPaisa, number }) => ({
  kind: "payout-paid",
  link: "/statement",
  values: { amount: formatAmount(amountPaisa), account: number.slice(-shownCharacters) },
}));

/** Links to the payout account, because most payouts are returned for a wrong one. */
export const returnedPayoutTopic = makeTopic(["payout-"], loadPayouts, (_event, payout) => ({
  kind: "payout-returned",
  link: "/payoutaccount",
  values: { amount: formatAmount(payout.amountPaisa), account: payout.number.slice(-shownCharacters) },
  reason: payout.returnReason,
}));

/** What each of these handymen is owed. */
const loadOwed = async (db: Database, ids: string[]) => {
  const { rows } = await sql<{ id: string; owedPaisa: number }>`
    select owner_id as id, owed_paisa from provider_balances where owner_id = any(${ids}::uuid[])`.execute(db);
  return rows;
};

export const accountWantedTopic = makeTopic(["payout-account-wanted"], loadOwed, (_event, { owedPaisa }) => ({
  kind: "payout-account-wanted",
  link: "/payoutaccount",
  values: { amount: formatAmount(owedPaisa) },
}));

const loadCardPayments = (db: Database, ids: string[]) =>
  db
    .selectFrom("cardTransactions")
    .select(["id", "amountPaisa", "createdAt", "settledAt"])
    .where(isAmong(ids))
    .execute();

/** Within this time the payer still sees the result in the form. */
const replyMilliseconds = 15_000;

export const cardTopic = makeTopic(["card-"], loadCardPayments, ({ kind }, { amountPaisa, createdAt, settledAt }) => {
  const values = { amount: formatAmount(amountPaisa) };
  const draft = { link: "/paymenthistory", values };
  if (kind === "card-success") return { ...draft, kind: "card-settled" };
  const isLate = Number(settledAt) - Number(createdAt) > replyMilliseconds;
  return kind === "card-failed" && isLate ? { ...draft, kind: "card-failed" } : undefined;
});
