import { limits } from "@hunarmand/api/limits";
import { type Insertable, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { ResetCodesTable } from "../../database/tables/mail-tables.ts";

const minuteMilliseconds = 60_000;

/** The account of a code, and the address that asked for it or tries it. */
export interface Requester {
  accountId: string;
  requester: string;
}

/** Stores a code in place of the former one for this address. Codes for other addresses stay. */
export async function putResetCode(db: Database, code: Omit<Insertable<ResetCodesTable>, "tries">): Promise<void> {
  const { accountId: _account, requester: _requester, ...newest } = code;
  await db
    .insertInto("resetCodes")
    .values(code)
    .onConflict((conflict) => conflict.columns(["accountId", "requester"]).doUpdateSet({ ...newest, tries: 0 }))
    .execute();
}

const lifeEnd = (now: Date): Date => new Date(now.getTime() + limits.resetCodeMinutes * minuteMilliseconds);

/** A code that expires too far in the future was made before the clock was set back, and would be valid for too long. */
const isValid = (now: Date) =>
  sql<boolean>`(reset_codes.expires_at > ${now} and reset_codes.created_at <= ${lifeEnd(now)})`;

/**
 * Counts a try from this address before it is checked, in one statement, so that no two tries use the same number. Returns false if all
 * tries are used. Counted tries expire like codes.
 */
export async function countTry(db: Database, { accountId, requester }: Requester, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into reset_codes (account_id, requester, tries, created_at, expires_at)
    values (${accountId}, ${requester}, 1, ${now}, ${lifeEnd(now)})
    on conflict (account_id, requester) do update set
      tries = case when ${isValid(now)} then reset_codes.tries + 1 else 1 end,
      code_hash = case when ${isValid(now)} then reset_codes.code_hash end,
      link_hash = case when ${isValid(now)} then reset_codes.link_hash end,
      created_at = case when ${isValid(now)} then reset_codes.created_at else excluded.created_at end,
      expires_at = case when ${isValid(now)} then reset_codes.expires_at else excluded.expires_at end
    where not ${isValid(now)} or reset_codes.tries < ${limits.resetCodeTries}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Uncounts a try with the right code. */
export async function uncountTry(db: Database, { accountId, requester }: Requester): Promise<void> {
  await db
    .updateTable("resetCodes")
    .set({ tries: sql<number>`tries - 1` })
    .where("accountId", "=", accountId)
    .where("requester", "=", requester)
    .where("tries", ">", 0)
    .execute();
}

/** A code as typed, in each form in which it may be stored. */
export interface TypedCode {
  accountId: string;
  column: "codeHash" | "linkHash";
  hashes: readonly string[];
}

/** Whether the code is valid. With `requester`, it must have been requested from there. */
export async function isValidCode(
  db: Database,
  { accountId, column, hashes, requester }: TypedCode & { requester?: string },
  now: Date,
): Promise<boolean> {
  const code = await db
    .selectFrom("resetCodes")
    .select("accountId")
    .where("accountId", "=", accountId)
    .where(column, "in", hashes)
    .where(isValid(now))
    .$if(requester !== undefined, (query) => query.where("requester", "=", requester as string))
    .limit(1)
    .executeTakeFirst();
  return code !== undefined;
}

export async function hasValidCode(db: Database, accountId: string, now: Date): Promise<boolean> {
  const code = await db
    .selectFrom("resetCodes")
    .select("accountId")
    .where("accountId", "=", accountId)
    .where("codeHash", "is not", null)
    .where(isValid(now))
    .limit(1)
    .executeTakeFirst();
  return code !== undefined;
}

/** Consumes the code with all other codes of the account. Returns false if it was consumed or has expired meanwhile. */
export async function takeResetCode(
  db: Database,
  { accountId, column, hashes }: TypedCode,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("resetCodes")
    .where("accountId", "=", accountId)
    .where(column, "in", hashes)
    .where(isValid(now))
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await db.deleteFrom("resetCodes").where("accountId", "=", accountId).execute();
  return true;
}
