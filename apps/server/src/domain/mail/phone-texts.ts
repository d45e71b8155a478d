import { randomUUID } from "node:crypto";
import { messageStatus } from "@hunarmand/api/notices/message-steps";
import type { Services } from "../../services/services.ts";
import type { MessageOf } from "./mail.ts";

/** A text message to a phone number in E.164. */
export interface PhoneText {
  to: string;
  text: string;
  /** The notice that it carries. */
  of?: MessageOf | undefined;
  /** Nobody in the office may read it. */
  isSealed?: boolean;
  /** Somebody sits and waits for it: it goes ahead of the others. */
  isAwaited?: boolean;
}

/**
 * Puts a text message into the outbox and the queue. Inside a transaction pass that as `db`: it goes if, and only if, the change
 * stands. Without a gateway it stays in the outbox, and the office reads it out to callers from that number.
 */
export async function queuePhoneText(
  { db, clock, queue }: Pick<Services, "db" | "clock" | "queue">,
  { to, text, of, isSealed = false, isAwaited = false }: PhoneText,
): Promise<void> {
  const outboxId = randomUUID();
  const message = { ...of, recipient: to, subject: "SMS", text, html: null, isSealed };
  await db
    .insertInto("outbox")
    .values({ ...message, id: outboxId, channel: "phone", status: messageStatus.waiting, createdAt: clock.now() })
    .execute();
  await queue.enqueue(db, isAwaited ? "send-awaited-text" : "send-text", { outboxId });
}
