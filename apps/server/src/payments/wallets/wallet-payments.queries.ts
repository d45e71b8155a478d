import { walletPaymentStatus } from "@hunarmand/api/payments/steps";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { WalletPaymentsTable } from "../../database/tables/payment-tables.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

export type WalletPaymentRow = Selectable<WalletPaymentsTable>;
export type WalletPaymentStatus = WalletPaymentRow["status"];

export const insertWalletPayment = (db: Database, row: Insertable<WalletPaymentsTable>) =>
  db.insertInto("walletPayments").values(row).returningAll().executeTakeFirstOrThrow();

export const findWalletPayment = (db: Database, id: string) =>
  db.selectFrom("walletPayments").selectAll().where("id", "=", id).executeTakeFirst();

export const findOpenTransaction = (db: Database, walletType: WalletPaymentRow["walletType"], transactionKey: string) =>
  db
    .selectFrom("walletPayments")
    .select("id")
    .where("walletType", "=", walletType)
    .where("transactionKey", "=", transactionKey)
    .where("status", "<>", walletPaymentStatus.declined)
    .executeTakeFirst();

export const selectWalletPayments = (db: Database, accountId: string, { limit, cursor }: PagePlace) =>
  db
    .selectFrom("walletPayments")
    .selectAll()
    .where("accountId", "=", accountId)
    .$call((list) => newestFirst(list, ["createdAt", "id"], { limit, cursor }))
    .execute();

/** The first payment with the same value, if it was submitted before this one: that payer's proof is not the copy. */
const findFirstWith = (column: "image_hash" | "transaction_look") => sql<
  string | null
>`(select id from wallet_payments other
  where ${sql.ref(`other.${column}`)} = ${sql.ref(`payment.${column}`)}
    and (other.created_at, other.id) < (payment.created_at, payment.id) order by other.created_at, other.id limit 1)`;

/** Selects payments for the payments desk, with the payer and the warnings. */
export const selectSubmittedPayments = (
  db: Database,
  { limit, cursor, status, id }: PagePlace & { status: WalletPaymentStatus | undefined; id: string | undefined },
) =>
  db
    .selectFrom("walletPayments as payment")
    .innerJoin("accounts as payer", "payer.id", "payment.accountId")
    .selectAll("payment")
    .select(["payer.firstName", "payer.lastName", "payer.role", "payer.phone", "payer.email"])
    .select([findFirstWith("image_hash").as("samePictureId"), findFirstWith("transaction_look").as("similarId")])
    .$if(status !== undefined, (query) => query.where("payment.status", "=", status as WalletPaymentStatus))
    .$if(id !== undefined, (query) => query.where("payment.id", "=", id as string))
    .$call((list) => newestFirst(list, ["payment.createdAt", "payment.id"], { limit, cursor }))
    .execute();
