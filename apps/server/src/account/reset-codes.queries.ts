import { limits } from "@hunarmand/contract/limits";
import { type Insertable, sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { ResetCodesTable } from "../database/mail-tables.ts";

/** What somebody typed, hashed like what is kept. */
export interface CodeTry {
  accountId: string;
  codeHash: string;
  now: Date;
}

/** The newest code takes the place of any before it. */
export async function putResetCode(db: Database, code: Omit<Insertable<ResetCodesTable>, "tries">): Promise<void> {
  const { codeHash, createdAt, expiresAt } = code;
  await db
    .insertInto("resetCodes")
    .values(code)
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ codeHash, createdAt, expiresAt, tries: 0 }))
    .execute();
}

/** A code from further in the future comes from a clock that was set back since, and would live for longer than is right. */
const latestCreation = (now: Date): Date => new Date(now.getTime() + limits.resetCodeMinutes * 60_000);

/** Is the code right? Counts a wrong one in the same statement, so that no two tries share a number. */
export async function tryResetCode(db: Database, { accountId, codeHash, now }: CodeTry): Promise<boolean> {
  const isRight = sql<boolean>`code_hash = ${codeHash}`;
  const row = await db
    .updateTable("resetCodes")
    .set({ tries: sql<number>`tries + case when ${isRight} then 0 else 1 end` })
    .where("accountId", "=", accountId)
    .where("tries", "<", limits.resetCodeTries)
    .where("expiresAt", ">", now)
    .where("createdAt", "<=", latestCreation(now))
    .returning(isRight.as("isRight"))
    .executeTakeFirst();
  return row?.isRight ?? false;
}

/** Takes the code away; false when somebody else was quicker, or it has run out since. */
export async function takeResetCode(db: Database, { accountId, codeHash, now }: CodeTry): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("resetCodes")
    .where("accountId", "=", accountId)
    .where("codeHash", "=", codeHash)
    .where("tries", "<", limits.resetCodeTries)
    .where("expiresAt", ">", now)
    .where("createdAt", "<=", latestCreation(now))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
