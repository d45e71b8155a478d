import { openContracts } from "@hunarmand/api/contracts/steps";
import type { ErrorCode } from "@hunarmand/api/errors";
import { inquirySteps } from "@hunarmand/api/inquiries/steps";
import { jobStatus, openStatuses } from "@hunarmand/api/jobs/steps";
import { chargeStatus, walletPaymentStatus } from "@hunarmand/api/payments/steps";
import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { type RawBuilder, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { isSettled } from "../../domain/jobs/job-conditions.ts";
import { cancelBookedVisit } from "../../domain/providers/booked-visit.queries.ts";

const unresolved = inquirySteps.resolve.from;

const openJob = (id: string) => sql`
  exists (select from jobs where (customer_id = ${id} or provider_id = ${id}) and ${isOneOf("status", openStatuses)})
  or exists (select from contracts where account_id = ${id} and ${isOneOf("status", openContracts)})
  or exists (select from contract_members where provider_id = ${id} and left_at is null)`;

/** The person's balance in the ledger, payments that are not yet in it, and unpaid work. */
const owedMoney = (id: string) => sql`
  (select coalesce(sum(amount_paisa), 0) from ledger_lines where owner_id = ${id}) <> 0
  or exists (select from card_transactions where account_id = ${id} and ${isOneOf("status", [chargeStatus.pending])})
  or exists (select from wallet_payments where account_id = ${id} and ${isOneOf("status", [walletPaymentStatus.pending])})
  or exists (select from payouts where provider_id = ${id} and ${isOneOf("status", [payoutStatus.prepared])})
  or exists (select from jobs job where (job.customer_id = ${id} or job.provider_id = ${id})
    and ${isOneOf("job.status", [jobStatus.completed])} and job.price_paisa > 0
    and not ${isSettled})
  or exists (select from payment_returns back join ledger_transactions entry on entry.id = back.entry_id
    join ledger_lines line on line.transaction_id = entry.id and line.owner_id = ${id} where ${isOneOf("back.status", [chargeStatus.pending])})`;

const openDispute = (id: string) => sql`
  exists (select from inquiries where account_id = ${id} and ${isOneOf("status", unresolved)})
  or exists (select from inquiries join jobs job on job.id = inquiries.job_id
    where (job.customer_id = ${id} or job.provider_id = ${id}) and ${isOneOf("inquiries.status", unresolved)})`;

const blocks: readonly (readonly [ErrorCode, (id: string) => RawBuilder<unknown>])[] = [
  ["closing-job-open", openJob],
  ["closing-money-owed", owedMoney],
  ["closing-dispute-open", openDispute],
];

/** Returns the first reason why the account cannot be closed now, if there is one. The caller has locked the account. */
export async function findClosingBlock(db: Database, id: string): Promise<ErrorCode | undefined> {
  for (const [code, condition] of blocks) {
    const { rows } = await sql<{ isBlocked: boolean }>`select (${condition(id)}) as is_blocked`.execute(db);
    if (rows[0]?.isBlocked) return code;
  }
  return undefined;
}

/** Locks the handyman or customer until the transaction ends, so that they get no job before. */
export const lockPerson = (db: Database, id: string) =>
  db
    .selectFrom("accounts")
    .select(["role", "closedAt"])
    .where("id", "=", id)
    .where("role", "in", ["Provider", "Customer"])
    .forUpdate()
    .executeTakeFirst();

/** Closes the account, and deletes at once what can open it (password, codes, known places) and pay from it (saved cards). */
export async function endAccess(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ closedAt: now, disabledAt: now, passwordHash: null })
    .where("id", "=", id)
    .execute();
  await db.deleteFrom("savedCards").where("accountId", "=", id).execute();
  for (const table of ["resetCodes", "proofCodes", "knownPlaces"] as const)
    await db.deleteFrom(table).where("accountId", "=", id).execute();
  await cancelBookedVisit(db, id, now);
}
