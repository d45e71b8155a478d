import type { Database } from "../../database/database.ts";

/** Returns the confirmed secret of an account whose login requires codes. */
export const findSecret = (db: Database, accountId: string) =>
  db
    .selectFrom("oneTimeCodes")
    .select(["accountId", "sealedSecret"])
    .where("accountId", "=", accountId)
    .where("confirmedAt", "is not", null)
    .executeTakeFirst();

/** Consumes the half-minute of a code and all earlier ones. Returns false if it was consumed before. */
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
  codeHashes: readonly string[];
  now: Date;
}

/** Consumes a recovery code. Returns false if it is unknown or used. */
export async function consumeRecoveryCode(db: Database, { accountId, codeHashes, now }: RecoveryTry): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("recoveryCodes")
    .set({ usedAt: now })
    .where("accountId", "=", accountId)
    .where("codeHash", "in", codeHashes)
    .where("usedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
