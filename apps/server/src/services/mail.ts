import { randomUUID } from "node:crypto";
import type { Services } from "./services.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/**
 * Puts a message into the outbox and the queue. Inside a transaction pass that as `db`, so that the mail goes out if, and
 * only if, the change stands: `queueMail({ ...services, db: transaction }, { to, subject, text })`.
 */
export async function queueMail(
  { db, clock, queue }: Pick<Services, "db" | "clock" | "queue">,
  { to, subject, text, html }: Mail,
): Promise<void> {
  const id = randomUUID();
  const createdAt = clock.now();
  await db
    .insertInto("outbox")
    .values({ id, recipient: to, subject, text, html: html ?? null, status: "waiting", createdAt })
    .execute();
  await queue.enqueue(db, "send-mail", { outboxId: id });
}
