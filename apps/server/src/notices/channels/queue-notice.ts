import { createHash, randomUUID } from "node:crypto";
import type { NoticeChannel } from "@hunarmand/api/notices/channels";
import { messageStatus } from "@hunarmand/api/notices/message-steps";
import type { StoredTemplate } from "../../database/tables/mail-tables.ts";
import { queueMails } from "../../domain/mail/mail.ts";
import { queuePhoneText } from "../../domain/mail/phone-texts.ts";
import type { Services } from "../../services/services.ts";
import { getTexts } from "../../values/texts.ts";
import { getPushTitle } from "../push/push-titles.ts";
import { formatNotice } from "../templates/fill-template.ts";
import { fillApproved } from "./approved-template.ts";
import { type NoticeToSend, writeLetter } from "./write-letter.ts";

type Post = Pick<Services, "db" | "clock" | "queue" | "publicUrl">;

/** Puts the notice into the outbox of a channel that reaches the person. */
export const queueNotice = (post: Post, channel: NoticeChannel, notice: NoticeToSend): Promise<void> =>
  queues[channel](post, notice);

const queues: Record<NoticeChannel, (post: Post, notice: NoticeToSend) => Promise<void>> = {
  push: queuePush,
  mail: queueLetter,
  whatsapp: queueWhatsapp,
  phone: queueText,
};

async function queueLetter(post: Post, notice: NoticeToSend): Promise<void> {
  const { email: to, emailConfirmedAt } = notice.person;
  const isConfirmed = emailConfirmedAt !== null;
  if (to) await queueMails(post, [writeLetter(notice, { to, isConfirmed, publicUrl: post.publicUrl })]);
}

/** Short, because each part of a text message costs money: only the subject and a link. */
async function queueText(post: Post, { of, person, content, values, wording }: NoticeToSend): Promise<void> {
  if (!person.phone) return;
  const { kind, link } = content;
  const { subject } = formatNotice({ kind, values }, wording);
  const { phoneText } = getTexts("mails", wording.language).notice;
  await queuePhoneText(post, { of, to: person.phone, text: phoneText({ subject, link: `${post.publicUrl}${link}` }) });
}

/** WhatsApp only accepts approved texts in their own language. Texts that the office has written use the other channels. */
async function queueWhatsapp(post: Post, { of, person, content, values, wording }: NoticeToSend): Promise<void> {
  const { kind, link } = content;
  const { subject, text } = formatNotice({ kind, values }, wording);
  const template = fillApproved({ kind, values, link });
  if (person.phone) await queueTemplate(post, "whatsapp", { of, to: person.phone, subject, text, template });
}

const topicCharacters = 32;

/** Its devices are read when it is sent. Its variable is the topic: messages about the same thing replace each other. */
async function queuePush(post: Post, { of, content, wording }: NoticeToSend): Promise<void> {
  const { kind, subjectId, link } = content;
  const topic = createHash("sha256").update(`${kind}/${subjectId}`).digest("base64url").slice(0, topicCharacters);
  const subject = getPushTitle(kind, wording.language);
  const template = { template: kind, variables: [topic], path: link };
  await queueTemplate(post, "push", { of, to: "push", subject, text: null, template });
}

interface TemplateRow {
  of: NoticeToSend["of"];
  to: string;
  subject: string;
  text: string | null;
  template: StoredTemplate;
}

async function queueTemplate(
  { db, clock, queue }: Post,
  channel: "whatsapp" | "push",
  { of, to: recipient, subject, text, template }: TemplateRow,
): Promise<void> {
  const outboxId = randomUUID();
  const status = messageStatus.waiting;
  const row = { ...of, id: outboxId, recipient, subject, text, html: null, channel, status, createdAt: clock.now() };
  await db
    .insertInto("outbox")
    .values({ ...row, template: JSON.stringify(template) })
    .execute();
  await queue.enqueue(db, `send-${channel}`, { outboxId });
}
