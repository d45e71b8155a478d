import { sql } from "kysely";
import type { Database } from "./database.ts";

/** One try to carry out a call under its key. */
export interface KeyClaim {
  id: string;
  fingerprint: string;
  /** Names this try, so that one that comes back late cannot speak for another. */
  claim: string;
  /** May a try that was cut off be made again? */
  isRepeatable: boolean;
  runningUntil: Date;
  expiresAt: Date;
  now: Date;
}

/** No try runs until then: who holds a key for longer took it by a clock that was set back since. */
export const findTooLate = ({ now, runningUntil }: Pick<KeyClaim, "now" | "runningUntil">): Date =>
  new Date(2 * runningUntil.getTime() - now.getTime());

/** Expired keys that each new one takes away: more than come in, so that none stay behind. */
const sweptAtOnce = 5;

/**
 * Takes the key for this try if it is new, expired, or left behind by a try that was cut off: of many at once exactly one
 * gets it. Sweeps a few expired keys along the way.
 */
export async function claimKey(db: Database, key: KeyClaim): Promise<boolean> {
  const { id, fingerprint, claim, isRepeatable, runningUntil, expiresAt, now } = key;
  const tooLate = findTooLate(key);
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

type Held = Pick<KeyClaim, "id" | "claim">;

/** Keeps the first reply, for as long as the key is this try's. */
export async function keepReply(
  db: Database,
  { id, claim }: Held,
  answer: { status: number; body: string },
): Promise<void> {
  await db.updateTable("idempotencyKeys").set(answer).where("id", "=", id).where("claim", "=", claim).execute();
}

/** Gives the key back: the try came to nothing, the next one starts afresh. */
export async function releaseKey(db: Database, { id, claim }: Held): Promise<void> {
  await db.deleteFrom("idempotencyKeys").where("id", "=", id).where("claim", "=", claim).execute();
}

/** Leaves the key without a reply: the try may have brought its change about, but nobody can tell. */
export async function cutOffKey(db: Database, { id, claim }: Held, now: Date): Promise<void> {
  await db
    .updateTable("idempotencyKeys")
    .set({ runningUntil: now })
    .where("id", "=", id)
    .where("claim", "=", claim)
    .execute();
}
