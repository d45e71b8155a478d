import { sql } from "kysely";
import type { Database } from "./database.ts";

/** A try to carry out a call under a key. */
export interface KeyClaim {
  id: string;
  fingerprint: string;
  /** Identifies this try, so that a late one cannot act for another. */
  claim: string;
  /** Whether a try that was cut off may be repeated. */
  isRepeatable: boolean;
  runningUntil: Date;
  expiresAt: Date;
  now: Date;
}

/** The latest valid end of a try. A key held for longer was taken before the clock was set back. */
export const getLatestEnd = ({ now, runningUntil }: Pick<KeyClaim, "now" | "runningUntil">): Date =>
  new Date(2 * runningUntil.getTime() - now.getTime());

/** Expired keys that each new key deletes: more than one, so that none remain. */
const sweptAtOnce = 5;

/**
 * Takes the key for this try if it is new, expired, or left by a try that was cut off. Of many tries at once exactly one gets it. Also
 * deletes a few expired keys.
 */
export async function claimKey(db: Database, key: KeyClaim): Promise<boolean> {
  const { id, fingerprint, claim, isRepeatable, runningUntil, expiresAt, now } = key;
  const tooLate = getLatestEnd(key);
  const { rows } = await sql<{ id: string }>`
    with swept as (
      delete from idempotency_keys where id in (
        select id from idempotency_keys where expires_at <= ${now} and id <> ${id}
        order by expires_at limit ${sweptAtOnce} for update skip locked
      )
    )
    insert into idempotency_keys as held (id, fingerprint, claim, running_until, expires_at)
    values (${id}, ${fingerprint}, ${claim}, ${runningUntil}, ${expiresAt})
    on conflict (id) do update set fingerprint = excluded.fingerprint, claim = excluded.claim, status = null, body = null,
      running_until = excluded.running_until, expires_at = excluded.expires_at
    where held.expires_at <= ${now} or (${isRepeatable}::boolean and held.status is null
      and (held.running_until <= ${now} or held.running_until > ${tooLate}) and held.fingerprint = excluded.fingerprint)
    returning held.id`.execute(db);
  return rows.length > 0;
}

export const findKey = (db: Database, id: string) =>
  db
    .selectFrom("idempotencyKeys")
    .select(["fingerprint", "status", "body", "runningUntil"])
    .where("id", "=", id)
    .executeTakeFirst();

/** Returns which of these ids is taken, if one is. */
export async function findTakenId(db: Database, ids: readonly string[]): Promise<string | undefined> {
  const taken = await db.selectFrom("idempotencyKeys").select("id").where("id", "in", ids).limit(1).executeTakeFirst();
  return taken?.id;
}

type Held = Pick<KeyClaim, "id" | "claim">;

/** Stores the first reply while the key belongs to this try. */
export async function storeReply(
  db: Database,
  { id, claim }: Held,
  answer: { status: number; body: string },
): Promise<void> {
  await db.updateTable("idempotencyKeys").set(answer).where("id", "=", id).where("claim", "=", claim).execute();
}

/** Releases the key after a try without effect, so that the next one can take it. */
export async function releaseKey(db: Database, { id, claim }: Held): Promise<void> {
  await db.deleteFrom("idempotencyKeys").where("id", "=", id).where("claim", "=", claim).execute();
}

/** Leaves the key without a reply: the change may have been committed, but nobody can know. */
export async function cutOffKey(db: Database, { id, claim }: Held, now: Date): Promise<void> {
  await db
    .updateTable("idempotencyKeys")
    .set({ runningUntil: now })
    .where("id", "=", id)
    .where("claim", "=", claim)
    .execute();
}
