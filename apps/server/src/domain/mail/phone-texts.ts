import { randomUUID } from "node:crypto";
import { messageStatus } from "@hunarmand/api/notices/message-steps";
import { withoutIsolates } from "@hunarmand/texts/translations/without-isolates";
import { currentWork } from "../../database/work.ts";
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

type Post = Pick<Services, "db" | "clock" | "queue">;

/**
 * Puts a text message into the outbox and the queue. Inside a transaction pass it as `db`, so that the message is sent only if the
 * transaction commits. Without a gateway it stays in the outbox, and the office reads it out to callers from that number.
 */
export const queuePhoneText = (post: Post, { isAwaited = false, ...text }: PhoneText): Promise<void> =>
  queueAs(isAwaited ? "send-awaited-text" : "send-text", post, [text]);

/** Text messages that nobody waits for, in two statements. */
export const queuePhoneTexts = (post: Post, texts: Omit<PhoneText, "isAwaited">[]): Promise<void> =>
  queueAs("send-text", post, texts);

async function queueAs(
  name: "send-awaited-text" | "send-text",
  { db, clock, queue }: Post,
  texts: Omit<PhoneText, "isAwaited">[],
): Promise<void> {
  if (texts.length === 0) return;
  const rows = texts.map(({ to, text, of, isSealed = false }) => ({
    requestId: currentWork()?.requestId ?? null,
    ...of,
    id: randomUUID(),
    recipient: to,
    subject: "SMS",
    text: withoutIsolates(text),
    html: null,
    isSealed,
    channel: "phone" as const,
    status: messageStatus.waiting,
    createdAt: clock.now(),
  }));
  await db.insertInto("outbox").values(rows).execute();
  await queue.enqueueAll(
    db,
    name,
    rows.map(({ id }) => ({ outboxId: id })),
  );
}
