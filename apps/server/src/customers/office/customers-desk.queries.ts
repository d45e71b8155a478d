import type { CustomerStatus } from "@hunarmand/api/customers/steps";
import { customerStatus } from "@hunarmand/api/customers/steps";
import { jobStatus, openStatuses } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { matchAccount } from "../../database/search/match-people.ts";
import { pendingPayments } from "../../domain/payments/pending-payments.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

export interface CustomerFilter extends PagePlace {
  status: CustomerStatus | undefined;
  search: string | undefined;
}

const deskCustomers = (db: Database) =>
  db
    .selectFrom("accounts as account")
    .innerJoin("customers as customer", "customer.accountId", "account.id")
    .select(["account.id", "account.firstName", "account.lastName", "account.email", "account.createdAt"])
    .select(["customer.city", "customer.area", "customer.status", "customer.statusReason"])
    .select(sql<string | null>`coalesce(account.phone, customer.caller_phone)`.as("phone"))
    // Repeats the condition of the list's partial index.
    .where("account.role", "=", sql<"Customer">`'Customer'`);

export type CustomerRow = Awaited<ReturnType<ReturnType<typeof deskCustomers>["execute"]>>[number];

export async function selectCustomers(db: Database, filter: CustomerFilter): Promise<CustomerRow[]> {
  const { status, search, limit, order, cursor } = filter;
  const isMatch = search ? await matchAccount(db, { account: "account" }, search) : sql<boolean>`true`;
  return (
    deskCustomers(db)
      .$if(status !== undefined, (query) => query.where("customer.status", "=", status as CustomerStatus))
      // These are few, so they have an index of their own.
      .$if(status !== undefined && status !== customerStatus.active, (query) =>
        query.where("account.disabledAt", "is not", null),
      )
      .where(isMatch)
      .$call((list) => newestFirst(list, ["account.createdAt", "account.id"], { limit, cursor, order }))
      .execute()
  );
}

const countJobs = (statuses: readonly string[]) =>
  sql<number>`(select count(*)::int from jobs where customer_id = account.id and ${isOneOf("status", statuses)})`;

export const findDeskCustomer = (db: Database, id: string) =>
  deskCustomers(db)
    .select(["customer.address", "account.emailConfirmedAt", "account.phoneConfirmedAt"])
    .select([
      sql<boolean>`customer.caller_phone is not null`.as("isCaller"),
      countJobs(openStatuses).as("openJobs"),
      countJobs([jobStatus.completed]).as("completedJobs"),
      countJobs([jobStatus.cancelled]).as("cancelledJobs"),
    ])
    .where("account.id", "=", id)
    .executeTakeFirst();

export const findCustomerStatus = (db: Database, id: string) =>
  db.selectFrom("customers").select("status").where("accountId", "=", id).executeTakeFirst();

/**
 * Returns pending amounts: payments without a decision, returned amounts, and amounts reserved for returns that the gateway has not
 * settled.
 */
export async function sumPendingAmounts(db: Database, id: string) {
  const { rows } = await sql<{ waitingPaisa: number; returnedPaisa: number; heldPaisa: number }>`
    with sources as (
      select id from card_transactions where account_id = ${id} union all
      select id from wallet_payments where account_id = ${id} union all
      select id from jobs where customer_id = ${id})
    select
      ${pendingPayments(id)} as waiting_paisa,
      coalesce(sum(returned.returned_paisa), 0)::bigint as returned_paisa,
      coalesce(sum(returned.held_paisa), 0)::bigint as held_paisa
    from ledger_transactions entry join returned_payments returned on returned.entry_id = entry.id
    where entry.source_id in (select id from sources)
      and entry.kind in ('card-payment', 'wallet-payment', 'cash-confirmed')`.execute(db);
  return rows[0] ?? { waitingPaisa: 0, returnedPaisa: 0, heldPaisa: 0 };
}
