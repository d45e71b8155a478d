import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/providers/notes";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";

/** Saves the note and its audit row. The audit row does not repeat the words. */
export const addProviderNote: UseCase<typeof api.addProviderNote> = async (services, caller, { params, body }) => {
  const { db, clock } = services;
  const [now, id] = [clock.now(), randomUUID()];
  await db.transaction().execute(async (transaction) => {
    const provider = await transaction
      .selectFrom("providers as provider")
      .innerJoin("accounts as account", "account.id", "provider.accountId")
      .select("provider.accountId")
      .where("provider.accountId", "=", params.id)
      .where("account.erasedAt", "is", null)
      .executeTakeFirst();
    if (!provider) throw new AppError("provider-not-found");
    const note = { id, providerId: params.id, authorId: caller.accountId, words: body.words, createdAt: now };
    await transaction.insertInto("providerNotes").values(note).execute();
    const entry = { at: now, actorId: caller.accountId, action: "provider.note", after: { note: id } };
    await writeAudit(transaction, { ...entry, subjectType: "provider", subjectId: params.id });
  });
  return { message: getReplies().addProviderNote };
};
