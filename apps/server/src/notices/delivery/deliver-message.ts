import type { Services } from "../../services/services.ts";
import { claimMessage, findMessageStatus, markSent, markUnsent } from "./outbox.queries.ts";

const errorCharactersMax = 300;

export type ClaimedMessage = NonNullable<Awaited<ReturnType<typeof claimMessage>>>;

/** How a channel hands a message on, and which of its errors stay errors however often it is tried. */
export interface Carrier {
  send(message: ClaimedMessage): Promise<void>;
  isRefusedForGood(error: unknown): boolean;
}

/**
 * The task behind each message. It throws to be tried again later; a message that was sent, or put aside, is left alone, however
 * often the task comes. Only a crash between the carrier's yes and our note of it repeats a message, under the same id.
 */
export async function deliverMessage(
  { db, clock }: Pick<Services, "db" | "clock">,
  outboxId: string,
  { send, isRefusedForGood }: Carrier,
): Promise<void> {
  const message = await claimMessage(db, outboxId, clock.now());
  if (!message) {
    if ((await findMessageStatus(db, outboxId)) === "waiting")
      throw new Error("another worker has this message in hand");
    return;
  }
  try {
    await send(message);
  } catch (error) {
    const status = isRefusedForGood(error) ? "failed" : "waiting";
    const reason = String(error instanceof Error ? error.message : error).slice(0, errorCharactersMax);
    await markUnsent(db, outboxId, { status, error: reason });
    // Thrown in either case, for the log; the next try finds it put aside and ends.
    throw error;
  }
  await markSent(db, outboxId, clock.now());
}
