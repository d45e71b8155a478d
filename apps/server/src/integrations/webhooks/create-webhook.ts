import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/integrations/webhooks";
import { limits } from "@hunarmand/api/limits";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { makeWebhookSecret } from "../../services/webhooks/sign-webhook.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { sealSecret } from "./webhook-secret.ts";
import { countWebhooks } from "./webhooks.queries.ts";

/** Stores the address with its sealed secret. The reply is the only place where the secret can be read. */
export const createWebhook: UseCase<typeof api.createWebhook> = async (services, caller, { body: { url } }) => {
  const { db, clock } = services;
  const [id, secret, now] = [randomUUID(), makeWebhookSecret(), clock.now()];
  await db.transaction().execute(async (transaction) => {
    if ((await countWebhooks(transaction)) >= limits.webhooksMax)
      throw new AppError("webhooks-full", [], { max: limits.webhooksMax });
    const sealedSecret = sealSecret(services, id, secret);
    const webhook = { id, url, sealedSecret, createdBy: caller.accountId, createdAt: now };
    await transaction.insertInto("webhooks").values(webhook).execute();
    const entry = { at: now, actorId: caller.accountId, action: "webhook.create", after: { url } };
    await writeAudit(transaction, { ...entry, subjectType: "webhook", subjectId: id });
  });
  return { message: getReplies().createWebhook, id, secret };
};
