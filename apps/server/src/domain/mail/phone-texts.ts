import { randomUUID } from "node:crypto";
import { messageStatus } from "@hunarmand/api/notices/message-steps";
import { withoutIsolates } from "@hunarmand/texts/translations/isolate-values";
import type { Services } from "../../services/services.ts";
import type { MessageOf } from "./mail.ts";

/** A text message to a phone number in E.164. */
export interface PhoneText {
  to: string;
  text: string;
  /** The notice that this message delivers. */
  of?: MessageOf | undefined;
  /** Staff cannot read it. */
  isSealed?: boolean;
  /** Someone waits for it: it is sent before the others. */
  isAwaited?: boolean;
}

/**
 * Puts a text message into the outbox and the queue. Inside a transaction pass it as `db`, so that the message is sent only if the
 * transaction commits. Without a gateway it stays in the outbox, and the office reads it out to callers from that number.
 */
export async function queuePhoneText(
  { db, clock, queue }: Pick<Services, "db" | "clock" | "queue">,
  { to, text, of, isSealed = false, isAwaited = false }: PhoneText,
): Promise<void> {
  const outboxId = randomUUID();
  const message = { ...of, recipient: to, subject: "SMS", text: withoutIsolates(text), html: null, isSealed };
  await db
    .insertInto("outbox")
    .values({ ...message, id: outboxId, channel: "phone", status: messageStatus.waiting, createdAt: clock.now() })
    .execute();
  await queue.enqueue(db, isAwaited ? "send-awaited-text" : "send-text", { outboxId });
}
