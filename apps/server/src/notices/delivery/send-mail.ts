import { isRefusedForGood } from "../../services/mailer.ts";
import type { Services } from "../../services/services.ts";
import { claimMail, findMailStatus, markSent, markUnsent } from "./outbox.queries.ts";

const errorCharactersMax = 300;

/**
 * The task behind each message. It throws to be tried again later; a message that was sent, or put aside, is left alone, however
 * often the task comes. Only a crash between the mail server's yes and our note of it repeats a message, with the same
 * Message-ID.
 */
export async function sendMail(
  { db, clock, mailer }: Services,
  { outboxId }: { outboxId: string },
  { isAwaited } = { isAwaited: false },
): Promise<void> {
  if (!mailer) return;
  const mail = await claimMail(db, outboxId, clock.now());
  if (!mail) {
    if ((await findMailStatus(db, outboxId)) === "waiting") throw new Error("another worker has this message in hand");
    return;
  }
  const { recipient, text, ...letter } = mail;
  try {
    await mailer.send({ ...letter, to: recipient, text: text ?? "" }, { isAwaited });
  } catch (error) {
    const status = isRefusedForGood(error) ? "failed" : "waiting";
    const reason = String(error instanceof Error ? error.message : error).slice(0, errorCharactersMax);
    await markUnsent(db, outboxId, { status, error: reason });
    // Thrown in either case, for the log; the next try finds it put aside and ends.
    throw error;
  }
  await markSent(db, outboxId, clock.now());
}
