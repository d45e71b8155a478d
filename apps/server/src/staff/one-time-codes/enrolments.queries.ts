import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

const codesLeft = sql<number>`(select count(*)::int from recovery_codes
  where recovery_codes.account_id = one_time_codes.account_id and used_at is null)`;

export const findEnrolment = (db: Database, accountId: string) =>
  db
    .selectFrom("oneTimeCodes")
    .select(["accountId", "sealedSecret", "confirmedAt", codesLeft.as("codesLeft")])
    .where("accountId", "=", accountId)
    .executeTakeFirst();

export interface NewSecret {
  accountId: string;
  sealedSecret: string;
  now: Date;
}

/** Stores a secret that waits for its first code. Returns false if one is confirmed already. */
export async function putSecret(db: Database, { accountId, sealedSecret, now }: NewSecret): Promise<boolean> {
  const waiting = { sealedSecret, createdAt: now, lastStep: 0 };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("oneTimeCodes")
    .values({ accountId, ...waiting, confirmedAt: null })
    .onConflict((conflict) =>
      conflict.column("accountId").doUpdateSet(waiting).where("oneTimeCodes.confirmedAt", "is", null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns false if it was confirmed or replaced meanwhile. */
export async function confirmSecret(db: Database, { accountId, sealedSecret, now }: NewSecret): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("oneTimeCodes")
    .set({ confirmedAt: now })
    .where("accountId", "=", accountId)
    .where("sealedSecret", "=", sealedSecret)
    .where("confirmedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces all former recovery codes. */
export async function replaceRecoveryCodes(db: Database, accountId: string, codeHashes: readonly string[]) {
  await db.deleteFrom("recoveryCodes").where("accountId", "=", accountId).execute();
  const rows = codeHashes.map((codeHash) => ({ accountId, codeHash, usedAt: null }));
  await db.insertInto("recoveryCodes").values(rows).execute();
}

/** Returns false if there was no confirmed one. */
export async function deleteEnrolment(db: Database, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("oneTimeCodes")
    .where("accountId", "=", accountId)
    .where("confirmedAt", "is not", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const selectEnrolled = (db: Database, { limit, cursor }: PagePlace) =>
  db
    .selectFrom("oneTimeCodes")
    .innerJoin("accounts as account", "account.id", "oneTimeCodes.accountId")
    .select(["account.id", "account.firstName", "account.lastName", "account.email"])
    .select(["oneTimeCodes.confirmedAt", codesLeft.as("codesLeft")])
    .where("oneTimeCodes.confirmedAt", "is not", null)
    .$call((list) => newestFirst(list, ["oneTimeCodes.confirmedAt", "oneTimeCodes.accountId"], { limit, cursor }))
    .execute();
