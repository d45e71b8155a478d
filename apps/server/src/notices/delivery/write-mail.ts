import type { NoticeKind } from "@hunarmand/api/notices/notices";
import type { Mail } from "../../domain/mail/mail.ts";
import { findAppeal } from "../notice-wire.ts";

interface WrittenNotice {
  kind: NoticeKind;
  subjectId: string;
  subject: string;
  text: string;
  reason: string | null;
  link: string;
}

/** A notice as a letter: reason, next step and the way to appeal stand in each, whatever its template says. */
export function writeMail(
  notice: WrittenNotice,
  { to, name, publicUrl }: { to: string; name: string; publicUrl: string },
): Mail {
  const { subject, text, reason, link } = notice;
  const appeal = findAppeal(notice);
  const parts = [
    `Dear ${name},`,
    text,
    reason && `Reason: ${reason}`,
    `Next step: ${publicUrl}${link}`,
    appeal && `If you think that this is wrong, you can appeal: ${publicUrl}${appeal}`,
  ];
  return { to, subject, text: parts.filter(Boolean).join("\n\n") };
}
