import { createHash, randomUUID } from "node:crypto";
import type { NoticeChannel } from "@hunarmand/api/notices/channels";
import { messageStatus } from "@hunarmand/api/notices/message-steps";
import type { StoredTemplate } from "../../database/tables/mail-tables.ts";
import { queueMails } from "../../domain/mail/mail.ts";
import { queuePhoneTexts } from "../../domain/mail/phone-texts.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { Services } from "../../services/services.ts";
import { getTexts } from "../../values/texts.ts";
import { getPushTitle } from "../push/push-titles.ts";
import { formatNotice } from "../templates/fill-template.ts";
import { fillApproved } from "./approved-template.ts";
import { type NoticeToSend, writeLetter } from "./write-letter.ts";

type Post = Pick<Services, "db" | "clock" | "queue" | "publicUrl">;
type Queue = (post: Post, notices: readonly NoticeToSend[]) => Promise<void>;

/** Puts notices into the outbox of a channel that reaches their people: few statements, however many notices. */
export async function queueNotices(
  post: Post,
  channel: NoticeChannel,
  notices: readonly NoticeToSend[],
): Promise<void> {
  if (notices.length > 0) await queues[channel](post, notices);
}

const queues: Record<NoticeChannel, Queue> = {
  push: queuePush,
  mail: queueLetters,
  whatsapp: queueWhatsapp,
  phone: queueTexts,
};

async function queueLetters(post: Post, notices: readonly NoticeToSend[]): Promise<void> {
  const mails = notices.flatMap((notice) => {
    const { email: to, emailConfirmedAt } = notice.person;
    return to ? writeLetter(notice, { to, isConfirmed: emailConfirmedAt !== null, publicUrl: post.publicUrl }) : [];
  });
  await queueMails(post, { mails, settings: await getSettings(post.db) });
}

/** Short, because each part of a text message costs money: only the subject and a link. */
async function queueTexts(post: Post, notices: readonly NoticeToSend[]): Promise<void> {
  const texts = notices.flatMap(({ of, person, content, values, wording }) => {
    if (!person.phone) return [];
    const { kind, link } = content;
    const { subject } = formatNotice({ kind, values }, wording);
    const { phoneText } = getTexts("mails", wording.language).notice;
    return { of, to: person.phone, text: phoneText({ subject, link: `${post.publicUrl}${link}` }) };
  });
  await queuePhoneTexts(post, texts);
}

/** WhatsApp only accepts approved texts in their own language. Texts that the office has written use the other channels. */
async function queueWhatsapp(post: Post, notices: readonly NoticeToSend[]): Promise<void> {
  const messages = notices.flatMap(({ of, person, content, values, wording }) => {
    if (!person.phone) return [];
    const { kind, link } = content;
    const { subject, text } = formatNotice({ kind, values }, wording);
    return { of, to: person.phone, subject, text, template: fillApproved({ kind, values, link }, wording) };
  });
  await queueTemplates(post, "whatsapp", messages);
}

const topicCharacters = 32;

/** Its devices are read when it is sent. Its variable is the topic: messages about the same thing replace each other. */
async function queuePush(post: Post, notices: readonly NoticeToSend[]): Promise<void> {
  const messages = notices.map(({ of, content, wording }) => {
    const { kind, subjectId, link } = content;
    const topic = createHash("sha256").update(`${kind}/${subjectId}`).digest("base64url").slice(0, topicCharacters);
    const template = { template: kind, variables: [topic], path: link };
    return { of, to: "push", subject: getPushTitle(kind, wording.language), text: null, template };
  });
  await queueTemplates(post, "push", messages);
}

interface TemplateMessage {
  of: NoticeToSend["of"];
  to: string;
  subject: string;
  text: string | null;
  template: StoredTemplate;
}

async function queueTemplates(
  { db, clock, queue }: Post,
  channel: "whatsapp" | "push",
  messages: readonly TemplateMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const createdAt = clock.now();
  const rows = messages.map(({ of, to: recipient, subject, text, template }) => ({
    ...{ ...of, id: randomUUID(), recipient, subject, text, html: null, channel, createdAt },
    status: messageStatus.waiting,
    template: JSON.stringify(template),
  }));
  await db.insertInto("outbox").values(rows).execute();
  await queue.enqueueAll(
    db,
    `send-${channel}`,
    rows.map(({ id }) => ({ outboxId: id })),
  );
}
