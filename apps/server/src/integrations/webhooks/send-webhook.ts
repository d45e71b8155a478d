import { limits } from "@hunarmand/api/limits";
import type { Services } from "../../services/services.ts";
import { type PostWebhook, PrivateAddress, postWebhook } from "../../services/webhooks/post-webhook.ts";
import { signWebhook } from "../../services/webhooks/sign-webhook.ts";
import { writeBody } from "./webhook-body.ts";
import { openSecret } from "./webhook-secret.ts";
import { findEntry, findOpenDelivery, noteTry } from "./webhooks.queries.ts";

type Ground = Pick<Services, "db" | "clock" | "cipher">;

const hourMilliseconds = 3_600_000;
const answerCharacters = 200;

/** The receiver says that it wants no more of them. */
const goneStatus = 410;

/**
 * The task of each delivery. Throws while a retry may succeed, so that the queue tries again. Gives up after a day, and at once when the
 * address is not public or the receiver is gone.
 */
export async function sendWebhook(
  { db, clock, cipher }: Ground,
  { deliveryId }: { deliveryId: string },
  post: PostWebhook = postWebhook,
): Promise<void> {
  const delivery = await findOpenDelivery(db, deliveryId);
  if (!delivery) return;
  const { webhookId, entryId, createdAt, url, sealedSecret } = delivery;
  const now = clock.now();
  const body = writeBody(createdAt, entryId ? await findEntry(db, entryId) : undefined);
  const secret = openSecret({ cipher }, webhookId, sealedSecret);
  const headers = signWebhook(secret, { id: deliveryId, at: now, body });
  const { answer, isAccepted, isOver } = await tryPost(() => post({ url, headers, body }));
  const isLate = now.getTime() - createdAt.getTime() > limits.webhookHours * hourMilliseconds;
  const failedAt = !isAccepted && (isOver || isLate) ? now : null;
  await noteTry(db, deliveryId, { answer, deliveredAt: isAccepted ? now : null, failedAt });
  if (!isAccepted && !failedAt) throw new Error(`The webhook has not accepted it yet: ${answer}`);
}

async function tryPost(post: () => Promise<number>) {
  try {
    const status = await post();
    const isAccepted = status >= 200 && status < 300;
    return { answer: String(status), isAccepted, isOver: status === goneStatus };
  } catch (error) {
    const answer = error instanceof Error ? error.message.slice(0, answerCharacters) : "no reply";
    return { answer, isAccepted: false, isOver: error instanceof PrivateAddress };
  }
}
