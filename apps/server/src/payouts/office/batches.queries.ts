import type { PayoutBatch } from "@hunarmand/api/payouts/payouts";
import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { selectOwed } from "../../domain/payments/owed.queries.ts";
import { isVerified } from "../../domain/providers/provider-conditions.ts";
import { payoutApprovalAbovePaisa } from "../../domain/settings/settings.queries.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

const { prepared } = payoutStatus;

/** The total of this row of `payout_batches` needs a second signature (docs/product.md B7), and nobody has approved it. */
export const needsApproval = (batch: string) => sql<boolean>`(${sql.ref(`${batch}.status`)} = ${sql.lit(prepared)}
  and ${sql.ref(`${batch}.approved_at`)} is null and ${sql.ref(`${batch}.total_paisa`)} > ${payoutApprovalAbovePaisa})`;

export type BatchStatus = PayoutBatch["status"];

export interface NewBatch {
  id: string;
  minimumPaisa: number;
  payoutsMax: number;
  createdBy: string;
  now: Date;
}

/**
 * Locks the table until the transaction ends, so that batches are prepared and decided one after the other, and a balance that was just
 * read is not paid out twice. Throws if the lock is not free within the pool's lock time-out.
 */
export const lockBatches = (db: Database) => sql`lock table payout_batches in share row exclusive mode`.execute(db);

/**
 * Inserts a batch for Verified providers with a payout account who are owed the minimum and are in no open batch, the largest sums first.
 * Returns nothing if there are none. `amount_paisa` is what is left after `set_off_paisa`. Call it in a transaction, after `lockBatches`.
 */
export async function insertBatch(db: Database, { id, minimumPaisa, payoutsMax, createdBy, now }: NewBatch) {
  const { rows } = await sql<{ payouts: number; totalPaisa: number; withoutAccount: number }>`
    with owed as materialized (
      select owed.*, place.kind, place.holder_name, place.number
      from (${selectOwed(minimumPaisa)}) owed
      join providers provider on provider.account_id = owed.provider_id and ${isVerified}
      left join payout_accounts place on place.provider_id = owed.provider_id
      where not exists (select from payouts open where open.provider_id = owed.provider_id and ${isOneOf("open.status", [prepared])})
    ), chosen as (
      select * from owed where number is not null order by amount_paisa desc, provider_id limit ${payoutsMax}
    ), batch as (
      insert into payout_batches (id, status, payouts, total_paisa, created_at, created_by)
      select ${id}::uuid, ${sql.lit(prepared)}, count(*), sum(amount_paisa), ${now}::timestamptz, ${createdBy}::uuid
      from chosen having count(*) > 0 returning payouts, total_paisa
    ), inserted as (
      insert into payouts (id, batch_id, provider_id, status, amount_paisa, set_off_paisa, kind, holder_name, number, created_at)
      select gen_random_uuid(), ${id}::uuid, provider_id, ${sql.lit(prepared)}, amount_paisa, set_off_paisa, kind, holder_name, number,
        ${now}::timestamptz from chosen
    )
    select payouts, total_paisa, (select count(*)::int from owed where number is null) as without_account from batch`.execute(
    db,
  );
  return rows[0];
}

/** Batches with the names of the staff who prepared, approved and decided them. */
const namedBatches = (db: Database) =>
  db
    .selectFrom("payoutBatches as batch")
    .innerJoin("accounts as maker", "maker.id", "batch.createdBy")
    .leftJoin("accounts as decider", "decider.id", "batch.decidedBy")
    .leftJoin("accounts as approver", "approver.id", "batch.approvedBy")
    .selectAll("batch")
    .select(needsApproval("batch").as("needsApproval"))
    .select(["approver.firstName as approverFirstName", "approver.lastName as approverLastName"])
    .select(["maker.firstName as makerFirstName", "maker.lastName as makerLastName"])
    .select(["decider.firstName as deciderFirstName", "decider.lastName as deciderLastName"]);

export type NamedBatchRow = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

export const findBatch = (db: Database, id: string) => namedBatches(db).where("batch.id", "=", id).executeTakeFirst();

export const findBatchStatus = (db: Database, id: string) =>
  db
    .selectFrom("payoutBatches as batch")
    .select(["batch.status", "batch.createdAt", "batch.createdBy", "batch.approvedBy"])
    .select(needsApproval("batch").as("needsApproval"))
    .where("batch.id", "=", id)
    .executeTakeFirst();

export const selectBatches = (
  db: Database,
  { status, limit, cursor }: PagePlace & { status: BatchStatus | undefined },
) =>
  namedBatches(db)
    .$if(status !== undefined, (query) => query.where("batch.status", "=", status as BatchStatus))
    .$call((list) => newestFirst(list, ["batch.createdAt", "batch.id"], { limit, cursor }))
    .execute();
