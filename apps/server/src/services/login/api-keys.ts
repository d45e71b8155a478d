import { createHash, randomBytes } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { Clock } from "../clock.ts";
import type { Caller } from "./caller.ts";

const prefix = "hmk_";
const keyBytes = 32;
/** Not every call updates a key's last use; it may be this much older. */
const useMilliseconds = 5 * 60_000;

export const makeApiKey = (): string => prefix + randomBytes(keyBytes).toString("base64url");

/** A key has 256 random bits, so that a quick hash is enough. */
export const hashApiKey = (key: string): string => createHash("sha256").update(key).digest("base64url");

/** The row `maker` may still make keys. A key ends with the Owner who made it. */
export const isKeyValid = sql<SqlBool>`maker.role = 'Owner' and maker.disabled_at is null`;

/**
 * Returns the caller behind a program's key: the Owner who made it, with the rights of Finance. `access` opens only calls that say
 * `forKeys` to it.
 */
export async function findKeyCaller(
  { db, clock }: { db: Database; clock: Clock },
  key: string,
): Promise<Caller | undefined> {
  const row = await db
    .selectFrom("apiKeys as key")
    .innerJoin("accounts as maker", "maker.id", "key.createdBy")
    .select(["key.id", "key.name", "key.lastUsedAt", "maker.id as accountId"])
    .where("key.secretHash", "=", hashApiKey(key))
    .where(isKeyValid)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, name, lastUsedAt, accountId } = row;
  const now = clock.now();
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > useMilliseconds)
    await db.updateTable("apiKeys").set({ lastUsedAt: now }).where("id", "=", id).execute();
  const person = { email: null, phone: null, status: undefined, lacksSecondFactor: false };
  return { ...person, accountId, sessionId: "", role: "Finance", name };
}
