import { randomUUID } from "node:crypto";
import { messageStatus } from "@hunarmand/api/notices/message-steps";
import type { NoticeKind } from "@hunarmand/api/notices/notices";
import { makePublicSettings } from "@hunarmand/api/staff/public-settings";
import type { Services } from "../../services/services.ts";
import { getSettings } from "../settings/settings.queries.ts";
import { layOutMail } from "./mail-html.ts";
import { signMails } from "./mail-signature.ts";

/** For whom a message is, and of what: the office sees it by person, and no notice goes twice by one channel. */
export interface MessageOf {
  accountId: string;
  noticeId: string;
  kind: NoticeKind;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The next step, which the HTML part shows as a button; its paragraph in `text` ends with the link. */
  action?: { label: string; link: string };
  /** The notice that it carries. */
  of?: MessageOf | undefined;
  /** Opens an office account: nobody there may read it. */
  isSealed?: boolean;
  /** But an Owner, where there is no mail server to carry it. */
  ownerReads?: boolean;
}

type Post = Pick<Services, "db" | "clock" | "queue">;

/**
 * Puts one message that somebody waits for into the outbox and the queue; it goes ahead of all that came by `queueMails`. Inside a
 * transaction pass that as `db`, so that the mail goes out if, and only if, the change stands:
 * `queueMail({ ...services, db: transaction }, { to, subject, text })`.
 */
export const queueMail = (post: Post, mail: Mail): Promise<void> => queueAs("send-awaited-mail", post, [mail]);

/** Notices and other news, many at once, in three statements. Each says below how to reach the office. */
export const queueMails = (post: Post, mails: Mail[]): Promise<void> => queueAs("send-mail", post, mails);

async function queueAs(name: "send-awaited-mail" | "send-mail", { db, clock, queue }: Post, mails: Mail[]) {
  if (mails.length === 0) return;
  const createdAt = clock.now();
  const signature = signMails(makePublicSettings(await getSettings(db)));
  const rows = mails.map(({ to, subject, text, action, of, isSealed = false, ownerReads = false }) => ({
    ...of,
    id: randomUUID(),
    recipient: to,
    subject,
    text: text + signature,
    html: layOutMail({ subject, text, signature, action }),
    isSealed,
    ownerReads,
    status: messageStatus.waiting,
    createdAt,
  }));
  await db.insertInto("outbox").values(rows).execute();
  await queue.enqueueAll(
    db,
    name,
    rows.map(({ id }) => ({ outboxId: id })),
  );
}
