import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";
import { isPayable, isSettled, isSettledJob } from "../jobs/job-conditions.ts";

export interface StatedCash {
  jobId: string;
  /** The provider who declares the amount, or the customer who claims to have paid it. */
  accountId: string;
  amountPaisa: number;
  now: Date;
}

/**
 * Stores what one side states about the cash for its completed job, until the job is settled. Returns the amounts of both sides, or nothing
 * if there is no such open job.
 */
async function storeStatement(db: Database, side: "provider" | "customer", cash: StatedCash) {
  const { jobId, accountId, amountPaisa, now } = cash;
  const [amount, time] = side === "provider" ? ["declared_paisa", "declared_at"] : ["claimed_paisa", "claimed_at"];
  const party = side === "provider" ? "provider_id" : "customer_id";
  const { rows } = await sql<{ declaredPaisa: number | null; claimedPaisa: number | null }>`
    insert into job_cash (job_id, provider_id, ${sql.ref(amount)}, ${sql.ref(time)}, updated_at)
    select id, provider_id, ${amountPaisa}, ${now}, ${now} from jobs job
    where id = ${jobId} and ${sql.ref(party)} = ${accountId} and ${isPayable} and not ${isSettled}
    on conflict (job_id) do update set ${sql.ref(amount)} = ${amountPaisa}, ${sql.ref(time)} = ${now}, updated_at = ${now}
    where job_cash.confirmed_at is null
    returning declared_paisa, claimed_paisa`.execute(db);
  return rows[0];
}

export const storeDeclaration = (db: Database, cash: StatedCash) => storeStatement(db, "provider", cash);
export const storeClaim = (db: Database, cash: StatedCash) => storeStatement(db, "customer", cash);

/** Notifies the provider of an amount that the customer has stated and that settles nothing. */
export async function publishStatedCash(db: Database, jobId: string): Promise<void> {
  await sql`select publish_event(provider_id, 'job-cash-stated', id) from jobs where id = ${jobId}`.execute(db);
}

/** Stores that the provider got the amount which the customer's word alone has settled. Returns false if there is none, or another one. */
export async function storeAgreement(db: Database, cash: StatedCash): Promise<boolean> {
  const { jobId, accountId, amountPaisa, now } = cash;
  const { numUpdatedRows } = await db
    .updateTable("jobCash")
    .set({ declaredPaisa: amountPaisa, declaredAt: now, updatedAt: now })
    .where("jobId", "=", jobId)
    .where("providerId", "=", accountId)
    .where("declaredPaisa", "is", null)
    .where("confirmedPaisa", "=", amountPaisa)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface CashConfirmation {
  jobId: string;
  providerId: string;
  amountPaisa: number;
  confirmedBy: string;
  now: Date;
}

export async function insertConfirmation(db: Database, confirmation: CashConfirmation): Promise<void> {
  const { jobId, providerId, amountPaisa, confirmedBy, now } = confirmation;
  const confirmed = { confirmedPaisa: amountPaisa, confirmedBy, confirmedAt: now, updatedAt: now };
  await db
    .insertInto("jobCash")
    .values({ jobId, providerId, ...confirmed })
    .onConflict((conflict) => conflict.column("jobId").doUpdateSet(confirmed))
    .execute();
}

export const findCash = (db: Database, jobId: string) =>
  db
    .selectFrom("jobCash")
    .select(["declaredPaisa", "claimedPaisa", "confirmedPaisa"])
    .where("jobId", "=", jobId)
    .executeTakeFirst();

/** The row `cash` has no confirmation, and its job was not paid in another way. */
export const isCashOpen = sql<boolean>`(cash.confirmed_at is null and not ${isSettledJob("cash.job_id")})`;

/** Both sides of the open row `cash` have stated amounts, and these differ. */
export const isCashDiffering = sql<boolean>`(cash.declared_paisa <> cash.claimed_paisa and ${isCashOpen})`;

/** The row `cash` counts by the customer's word alone: its provider has not stated an amount. */
export const isOnlySaid = sql<boolean>`(cash.declared_paisa is null and cash.confirmed_by
  = (select job.customer_id from jobs job where job.id = cash.job_id))`;

export const selectOpenCash = (db: Database, { limit, cursor }: PagePlace) =>
  db
    .selectFrom("jobCash as cash")
    .innerJoin("jobs as job", "job.id", "cash.jobId")
    .innerJoin("accounts as provider", "provider.id", "cash.providerId")
    .innerJoin("accounts as customer", "customer.id", "job.customerId")
    .select(["cash.jobId", "cash.declaredPaisa", "cash.claimedPaisa", "cash.updatedAt", "job.pricePaisa"])
    .select(["provider.firstName as providerFirstName", "provider.lastName as providerLastName"])
    .select(["customer.firstName as customerFirstName", "customer.lastName as customerLastName"])
    .where(isCashOpen)
    .$call((list) => newestFirst(list, ["cash.updatedAt", "cash.jobId"], { limit, cursor }))
    .execute();
