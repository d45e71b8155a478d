import { chargeStatus, walletPaymentStatus } from "@hunarmand/api/payments/steps";
import { sql } from "kysely";

/** In paisa: the account's wallet payments that Finance has not decided yet. */
export const pendingInWallets = (accountId: string) => sql<number>`(
  select coalesce(sum(amount_paisa), 0)::bigint from wallet_payments
  where account_id = ${accountId} and status = ${sql.lit(walletPaymentStatus.pending)})`;

const pendingOnCards = (accountId: string) => sql<number>`(
  select coalesce(sum(amount_paisa), 0)::bigint from card_transactions
  where account_id = ${accountId} and status = ${sql.lit(chargeStatus.pending)} and direction = 'out')`;

/** In paisa: the account's payments that neither Finance nor the gateway has settled yet. */
export const pendingPayments = (accountId: string) =>
  sql<number>`(${pendingInWallets(accountId)} + ${pendingOnCards(accountId)})`;
