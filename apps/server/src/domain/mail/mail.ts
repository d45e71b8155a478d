import { randomUUID } from "node:crypto";
import { messageStatus } from "@hunarmand/api/notices/message-steps";
import type { NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import { settingsIn } from "@hunarmand/api/staff/public-setting-names";
import { makePublicSettings } from "@hunarmand/api/staff/public-settings";
import type { Language } from "@hunarmand/texts/catalogue";
import { currentWork } from "../../database/work.ts";
import type { Services } from "../../services/services.ts";
import { getSettings, type Settings } from "../settings/settings.queries.ts";
import { layOutMail } from "./mail-html.ts";
import { signMails } from "./mail-signature.ts";

/** The notice and recipient of a message. The office lists messages by person, and no channel sends a notice twice. */
export interface MessageOf {
  accountId: string;
  noticeId: string;
  kind: NoticeKind;
  /** The request that caused the notice. */
  requestId: string | null;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The language of subject and text. */
  language: Language;
  /** The next step, shown as a button in the HTML part. Its paragraph in `text` ends with the link. */
  action?: { label: string; link: string };
  /** The notice that this message delivers. */
  of?: MessageOf | undefined;
  /** The request that caused it, if it is neither the notice's nor the current one. */
  requestId?: string | null;
  /** The mail gives access to an office account, so staff cannot read it. */
  isSealed?: boolean;
  /** An Owner can still read it if no mail server is configured. */
  ownerReads?: boolean;
}

type Post = Pick<Services, "db" | "clock" | "queue">;

/**
 * Puts a message that someone waits for into the outbox and the queue, ahead of those of `queueMails`. Inside a transaction pass it as
 * `db`, so that the mail is sent only if the transaction commits: `queueMail({ ...services, db: transaction }, { to, subject, text })`.
 */
export const queueMail = async (post: Post, mail: Mail): Promise<void> =>
  queueAs("send-awaited-mail", post, { mails: [mail], settings: await getSettings(post.db) });

/** Queues many notices and other news in two statements. Each ends with the office's contact data. */
export const queueMails = (post: Post, letters: { mails: Mail[]; settings: Settings }): Promise<void> =>
  queueAs("send-mail", post, letters);

async function queueAs(
  name: "send-awaited-mail" | "send-mail",
  { db, clock, queue }: Post,
  { mails, settings }: { mails: Mail[]; settings: Settings },
) {
  if (mails.length === 0) return;
  const createdAt = clock.now();
  const office = makePublicSettings(settings);
  const current = currentWork()?.requestId ?? null;
  const rows = mails.map(
    ({ to, language, subject, text, action, of, isSealed = false, ownerReads = false, ...mail }) => {
      const signature = signMails(settingsIn(language, office), language);
      return {
        requestId: mail.requestId ?? current,
        ...of,
        id: randomUUID(),
        recipient: to,
        subject,
        text: text + signature,
        html: layOutMail({ language, subject, text, signature, action }),
        isSealed,
        ownerReads,
        status: messageStatus.waiting,
        createdAt,
      };
    },
  );
  await db.insertInto("outbox").values(rows).execute();
  await queue.enqueueAll(
    db,
    name,
    rows.map(({ id }) => ({ outboxId: id })),
  );
}
