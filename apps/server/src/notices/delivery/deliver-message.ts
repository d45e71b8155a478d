import { messageStatus } from "@hunarmand/api/notices/message-steps";
import type { Services } from "../../services/services.ts";
import { claimMessage, findMessageStatus, markSent, markUnsent } from "./outbox.queries.ts";

const errorCharactersMax = 300;

export type ClaimedMessage = NonNullable<Awaited<ReturnType<typeof claimMessage>>>;

/** Sends messages by one channel, and classifies its errors. */
export interface Carrier {
  /** May return the gateway's id of the message. */
  send(message: ClaimedMessage): Promise<string | undefined>;
  isRefusedForGood(error: unknown): boolean;
  /** Whether the message may have been accepted. It is then not retried before a report about it could have arrived. */
  isUnknown?(error: unknown): boolean;
  /** Whether the message was only not needed any more. That is no failure of the portal, and not logged. */
  isNotNeeded?(error: unknown): boolean;
}

/**
 * The task of each message. Throws to be retried later. Does nothing for a message that was sent or has failed. A message is only repeated,
 * under the same id, if the process dies between the gateway's reply and our record of it.
 */
export async function deliverMessage(
  services: Pick<Services, "db" | "clock" | "queue" | "deliveryLog">,
  outboxId: string,
  { send, isRefusedForGood, isUnknown, isNotNeeded }: Carrier,
): Promise<void> {
  const { db, clock, deliveryLog } = services;
  const message = await claimMessage(db, outboxId, clock.now());
  if (!message) {
    if ((await findMessageStatus(db, outboxId)) === messageStatus.waiting)
      throw new Error("another worker is sending this message");
    return;
  }
  let gatewayId: string | undefined;
  try {
    gatewayId = await send(message);
  } catch (error) {
    const status = isRefusedForGood(error) ? messageStatus.failed : messageStatus.waiting;
    const reason = String(error instanceof Error ? error.message : error).slice(0, errorCharactersMax);
    const isNeeded = !isNotNeeded?.(error);
    await markUnsent(db, outboxId, { status, error: reason, isClaimKept: isUnknown?.(error) ?? false });
    if (status === messageStatus.failed) await sendByNextChannel(services, message);
    deliveryLog.note({ ...message, outcome: !isNeeded ? "not needed" : status, reason });
    if (!isNeeded) return;
    // Thrown in both cases, for the log. The retry finds a failed message and ends.
    throw error;
  }
  await markSent(db, outboxId, { now: clock.now(), gatewayId });
  deliveryLog.note({ ...message, outcome: "sent" });
}

/** A notice that a channel refused is sent by the next one at once. */
export async function sendByNextChannel(
  { db, queue }: Pick<Services, "db" | "queue">,
  { noticeId, channel: after }: Pick<ClaimedMessage, "noticeId" | "channel">,
): Promise<void> {
  if (noticeId) await queue.enqueue(db, "notify-further", { noticeId, after });
}
