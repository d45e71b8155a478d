import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { PayoutRow } from "../payouts.queries.ts";
import type { BankRow } from "./read-rows.ts";

export type NamedPayout = PayoutRow & { firstName: string; lastName: string };

const { paid } = payoutStatus;

/** The payouts that rows of the bank's file may mean: by the portal's reference or by the bank's own. */
const isMeant = (rows: readonly BankRow[]) => {
  const ids = rows.flatMap(({ payoutId }) => payoutId ?? []);
  const references = rows.flatMap(({ bankReference }) => bankReference ?? []);
  return sql<boolean>`(payout.id = any(${ids}::uuid[]) or payout.bank_reference = any(${references}::text[]))`;
};

export const selectMeant = (db: Database, rows: readonly BankRow[]): Promise<NamedPayout[]> =>
  db
    .selectFrom("payouts as payout")
    .innerJoin("accounts as provider", "provider.id", "payout.providerId")
    .selectAll("payout")
    .select(["provider.firstName", "provider.lastName"])
    .where(isMeant(rows))
    .orderBy("payout.id")
    .execute();

/**
 * Locks the payouts that the rows mean, after their batches, as a decision on a batch does. Always in the order of ids, so that two files at once
 * wait for each other. Call it in a transaction, before `selectMeant`.
 */
export async function lockMeant(db: Database, rows: readonly BankRow[]): Promise<void> {
  await sql`select id from payout_batches where id in (select payout.batch_id from payouts payout where ${isMeant(rows)})
    order by id for update`.execute(db);
  await sql`select payout.id from payouts payout where ${isMeant(rows)} order by payout.id for update`.execute(db);
}

/** A payout, and what the bank's file says about it. */
export interface Said {
  id: string;
  bankReference: string | null;
  reason: string | null;
}

const recordset = (said: readonly Said[]) => sql`jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
  as said (id uuid, "bankReference" text, reason text)`;

/** Confirms paid payouts. Returns their number. */
export async function confirmPayouts(db: Database, said: readonly Said[], now: Date): Promise<number> {
  const { rows } = await sql`
    update payouts set confirmed_at = ${now}, bank_reference = coalesce(said."bankReference", bank_reference)
    from ${recordset(said)} where payouts.id = said.id and status = ${paid} and confirmed_at is null returning payouts.id`.execute(
    db,
  );
  return rows.length;
}

/** Moves paid payouts to returned. Returns their number. The reference of the transfer stays, a return may have another. */
export async function returnPayouts(db: Database, said: readonly Said[], now: Date): Promise<number> {
  const { rows } = await sql`
    update payouts set status = 'returned', return_reason = said.reason, returned_at = ${now},
      bank_reference = coalesce(bank_reference, said."bankReference")
    from ${recordset(said)} where payouts.id = said.id and status = ${paid} returning payouts.id`.execute(db);
  return rows.length;
}
