import { randomUUID } from "node:crypto";
import { messageStatus } from "@hunarmand/api/notices/message-steps";
import type { NoticeKind } from "@hunarmand/api/notices/notices";
import type { MessageOf } from "../../domain/mail/mail.ts";
import { queuePhoneTexts } from "../../domain/mail/phone-texts.ts";
import type { Services } from "../../services/services.ts";
import { getTexts } from "../../values/texts.ts";
import { formatNotice, type Wording } from "../templates/fill-template.ts";
import { fillApproved } from "./approved-template.ts";

/** A notice for a person's phone. */
export interface PhoneNotice {
  of: MessageOf;
  phone: string;
  kind: NoticeKind;
  values: Readonly<Record<string, string>>;
  link: string;
  wording: Wording;
}

type Post = Pick<Services, "db" | "clock" | "queue" | "publicUrl">;

/** Short, because each part of a text message costs money: only the subject and a link. */
export async function queueNoticeTexts(post: Post, notices: PhoneNotice[]): Promise<void> {
  const texts = notices.map(({ of, phone, kind, values, link, wording }) => {
    const { subject } = formatNotice({ kind, values }, wording);
    const { phoneText } = getTexts("mails", wording.language).notice;
    return { of, to: phone, text: phoneText({ subject, link: `${post.publicUrl}${link}` }) };
  });
  await queuePhoneTexts(post, texts);
}

/** WhatsApp only accepts approved texts in their own language. Texts that the office has written use the other channels. */
export async function queueNoticesWhatsapp({ db, clock, queue }: Post, notices: PhoneNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ of, phone, kind, values, link, wording }) => ({
    ...of,
    id: randomUUID(),
    recipient: phone,
    channel: "whatsapp" as const,
    status: messageStatus.waiting,
    html: null,
    ...formatNotice({ kind, values }, wording),
    template: JSON.stringify(fillApproved({ kind, values, link })),
    createdAt: clock.now(),
  }));
  await db.insertInto("outbox").values(rows).execute();
  await queue.enqueueAll(
    db,
    "send-whatsapp",
    rows.map(({ id }) => ({ outboxId: id })),
  );
}
