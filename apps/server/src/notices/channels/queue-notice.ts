import { randomUUID } from "node:crypto";
import { messageStatus } from "@hunarmand/api/notices/message-steps";
import type { NoticeKind } from "@hunarmand/api/notices/notices";
import type { Language } from "@hunarmand/texts/catalogue";
import type { MessageOf } from "../../domain/mail/mail.ts";
import { queuePhoneText } from "../../domain/mail/phone-texts.ts";
import type { Services } from "../../services/services.ts";
import { getTexts } from "../../values/texts.ts";
import { formatNotice } from "../templates/fill-template.ts";
import type { Texts } from "../templates/template-texts.ts";
import { fillApproved } from "./approved-template.ts";

/** A notice for a person's phone. */
export interface PhoneNotice {
  of: MessageOf;
  phone: string;
  kind: NoticeKind;
  values: Readonly<Record<string, string>>;
  link: string;
  wording: { own: Texts | undefined; language: Language };
}

type Post = Pick<Services, "db" | "clock" | "queue" | "publicUrl">;

/** Short, because each part of a text message costs money: only the subject and a link. */
export async function queueNoticeText(
  post: Post,
  { of, phone, kind, values, link, wording }: PhoneNotice,
): Promise<void> {
  const { subject } = formatNotice({ kind, values }, wording);
  const { phoneText } = getTexts("mails", wording.language).notice;
  await queuePhoneText(post, { of, to: phone, text: phoneText({ subject, link: `${post.publicUrl}${link}` }) });
}

/** WhatsApp only accepts approved texts in their own language. Texts that the office has written use the other channels. */
export async function queueNoticeWhatsapp({ db, clock, queue }: Post, notice: PhoneNotice): Promise<void> {
  const { of, phone, kind, values, link, wording } = notice;
  const outboxId = randomUUID();
  const row = {
    ...of,
    id: outboxId,
    recipient: phone,
    channel: "whatsapp",
    status: messageStatus.waiting,
    html: null,
  } as const;
  const template = JSON.stringify(fillApproved({ kind, values, link }));
  await db
    .insertInto("outbox")
    .values({ ...row, ...formatNotice({ kind, values }, wording), template, createdAt: clock.now() })
    .execute();
  await queue.enqueue(db, "send-whatsapp", { outboxId });
}
