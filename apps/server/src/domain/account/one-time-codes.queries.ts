import type { Database } from "../../database/database.ts";

/** The confirmed secret of an account whose login asks for codes. */
export const findSecret = (db: Database, accountId: string) =>
  db
    .selectFrom("oneTimeCodes")
    .select(["accountId", "sealedSecret"])
    .where("accountId", "=", accountId)
    .where("confirmedAt", "is not", null)
    .executeTakeFirst();

/** Uses up a code's half-minute, and all before it; false when that has happened already. */
export async function consumeTimeStep(db: Database, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("oneTimeCodes")
    .set({ lastStep: step })
    .where("accountId", "=", accountId)
    .where("lastStep", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface RecoveryTry {
  accountId: string;
  codeHash: string;
  now: Date;
}

/** Uses up a recovery code; false when it is none, or was used. */
export async function takeRecoveryCode(db: Database, { accountId, codeHash, now }: RecoveryTry): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("recoveryCodes")
    .set({ usedAt: now })
    .where("accountId", "=", accountId)
    .where("codeHash", "=", codeHash)
    .where("usedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
