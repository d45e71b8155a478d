import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/integrations/webhooks";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findWebhook } from "./webhooks.queries.ts";

/** Queues a request of the type "test", as an entry of the ledger does. */
export const testWebhook: UseCase<typeof api.testWebhook> = async ({ db, clock }, _caller, { params }) => {
  if (!(await findWebhook(db, params.id))) throw new AppError("not-found");
  const waiting = { queuedAt: null, answer: null, deliveredAt: null, failedAt: null };
  const delivery = { id: randomUUID(), webhookId: params.id, entryId: null, createdAt: clock.now(), ...waiting };
  await db.insertInto("webhookDeliveries").values(delivery).execute();
  return { message: getReplies().testWebhook };
};

export const removeWebhook: UseCase<typeof api.removeWebhook> = async ({ db, clock }, caller, { params: { id } }) => {
  await db.transaction().execute(async (transaction) => {
    const [removed] = await transaction.deleteFrom("webhooks").where("id", "=", id).returning("url").execute();
    if (!removed) return;
    const entry = { at: clock.now(), actorId: caller.accountId, action: "webhook.remove", before: removed };
    await writeAudit(transaction, { ...entry, subjectType: "webhook", subjectId: id });
  });
  return { message: getReplies().removeWebhook };
};
