import { randomUUID } from "node:crypto";
import type { Services } from "./services.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Opens an office account: nobody there may read it. */
  isSealed?: boolean;
}

type Post = Pick<Services, "db" | "clock" | "queue">;

/**
 * Puts a message into the outbox and the queue. Inside a transaction pass that as `db`, so that the mail goes out if, and
 * only if, the change stands: `queueMail({ ...services, db: transaction }, { to, subject, text })`.
 */
export const queueMail = (post: Post, mail: Mail): Promise<void> => queueMails(post, [mail]);

/** Many at once, in two statements. */
export async function queueMails({ db, clock, queue }: Post, mails: Mail[]): Promise<void> {
  if (mails.length === 0) return;
  const createdAt = clock.now();
  const rows = mails.map(({ to, subject, text, html, isSealed = false }) => ({
    id: randomUUID(),
    recipient: to,
    subject,
    text,
    html: html ?? null,
    isSealed,
    status: "waiting" as const,
    createdAt,
  }));
  await db.insertInto("outbox").values(rows).execute();
  await queue.enqueueAll(
    db,
    "send-mail",
    rows.map(({ id }) => ({ outboxId: id })),
  );
}
