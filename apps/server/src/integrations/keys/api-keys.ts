import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/integrations/api-keys";
import { limits } from "@hunarmand/api/limits";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { hashApiKey, isKeyValid, makeApiKey } from "../../services/login/api-keys.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";

export const listApiKeys: UseCase<typeof api.listApiKeys> = async ({ db }) => {
  const keys = await db
    .selectFrom("apiKeys as key")
    .innerJoin("accounts as maker", "maker.id", "key.createdBy")
    .select(["key.id", "key.name", "key.createdAt", "key.lastUsedAt", "maker.firstName", "maker.lastName"])
    .where(isKeyValid)
    .orderBy("key.createdAt", "desc")
    .orderBy("key.id")
    .execute();
  return keys.map(({ id, name, createdAt, lastUsedAt, firstName, lastName }) => ({
    ...{ id, name },
    createdDate: createdAt.toISOString(),
    createdBy: `${firstName} ${lastName}`.trim(),
    lastUsedDate: lastUsedAt?.toISOString() ?? null,
  }));
};

/** Stores only a hash. The reply is the only place where the key can be read. */
export const createApiKey: UseCase<typeof api.createApiKey> = async ({ db, clock }, caller, { body: { name } }) => {
  const [id, secret, now] = [randomUUID(), makeApiKey(), clock.now()];
  await db.transaction().execute(async (transaction) => {
    if ((await countKeys(transaction)) >= limits.apiKeysMax)
      throw new AppError("api-keys-full", [], { max: limits.apiKeysMax });
    const key = { id, name, secretHash: hashApiKey(secret), createdBy: caller.accountId, createdAt: now };
    await transaction
      .insertInto("apiKeys")
      .values({ ...key, lastUsedAt: null })
      .execute();
    const entry = { at: now, actorId: caller.accountId, action: "api-key.create", after: { name } };
    await writeAudit(transaction, { ...entry, subjectType: "api-key", subjectId: id });
  });
  return { message: getReplies().createApiKey, id, secret };
};

export const revokeApiKey: UseCase<typeof api.revokeApiKey> = async ({ db, clock }, caller, { params: { id } }) => {
  await db.transaction().execute(async (transaction) => {
    const [removed] = await transaction.deleteFrom("apiKeys").where("id", "=", id).returning("name").execute();
    if (!removed) return;
    const entry = { at: clock.now(), actorId: caller.accountId, action: "api-key.revoke", before: removed };
    await writeAudit(transaction, { ...entry, subjectType: "api-key", subjectId: id });
  });
  return { message: getReplies().revokeApiKey };
};

/** Locks the table against others who add one, so that two at once cannot exceed the limit. */
async function countKeys(db: Database): Promise<number> {
  await sql`lock table api_keys in share row exclusive mode`.execute(db);
  const { count } = await db
    .selectFrom("apiKeys")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
