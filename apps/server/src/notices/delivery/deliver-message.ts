import { messageStatus } from "@hunarmand/api/notices/message-steps";
import type { Services } from "../../services/services.ts";
import { claimMessage, findMessageStatus, markSent, markUnsent } from "./outbox.queries.ts";

const errorCharactersMax = 300;

export type ClaimedMessage = NonNullable<Awaited<ReturnType<typeof claimMessage>>>;

/** How a channel hands a message on, and which of its errors stay errors however often it is tried. */
export interface Carrier {
  /** May return what the gateway calls the message from then on. */
  send(message: ClaimedMessage): Promise<string | undefined>;
  isRefusedForGood(error: unknown): boolean;
  /** Nobody knows whether it was taken: it is not tried again before news of it would have come. */
  isUnknown?(error: unknown): boolean;
}

/**
 * The task behind each message. It throws to be tried again later; a message that was sent, or put aside, is left alone, however
 * often the task comes. Only a crash between the carrier's yes and our note of it repeats a message, under the same id.
 */
export async function deliverMessage(
  services: Pick<Services, "db" | "clock" | "queue">,
  outboxId: string,
  { send, isRefusedForGood, isUnknown }: Carrier,
): Promise<void> {
  const { db, clock } = services;
  const message = await claimMessage(db, outboxId, clock.now());
  if (!message) {
    if ((await findMessageStatus(db, outboxId)) === messageStatus.waiting)
      throw new Error("another worker has this message in hand");
    return;
  }
  let gatewayId: string | undefined;
  try {
    gatewayId = await send(message);
  } catch (error) {
    const status = isRefusedForGood(error) ? messageStatus.failed : messageStatus.waiting;
    const reason = String(error instanceof Error ? error.message : error).slice(0, errorCharactersMax);
    await markUnsent(db, outboxId, { status, error: reason, isClaimKept: isUnknown?.(error) ?? false });
    if (status === messageStatus.failed) await goOn(services, message);
    // Thrown in either case, for the log; the next try finds it put aside and ends.
    throw error;
  }
  await markSent(db, outboxId, { now: clock.now(), gatewayId });
}

/** What a channel did not take goes by the next one at once. */
export async function goOn(
  { db, queue }: Pick<Services, "db" | "queue">,
  { noticeId, channel: after }: Pick<ClaimedMessage, "noticeId" | "channel">,
): Promise<void> {
  if (noticeId) await queue.enqueue(db, "notify-further", { noticeId, after });
}
