import type { NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import type { Language } from "@hunarmand/texts/catalogue";
import { toLanguagePath } from "@hunarmand/texts/language-paths";
import type { Mail } from "../../domain/mail/mail.ts";
import { getTexts } from "../../values/texts.ts";
import { findAppeal } from "../notice-wire.ts";

interface WrittenNotice {
  kind: NoticeKind;
  subjectId: string;
  subject: string;
  text: string;
  reason: string | null;
  link: string;
}

interface Addressee {
  to: string;
  name: string;
  language: Language;
  publicUrl: string;
}

/** Writes a notice as a mail. Each contains the reason, the next step and how to appeal, with every template. */
export function writeMail(notice: WrittenNotice, { to, name, language, publicUrl }: Addressee): Mail {
  const { subject, text, reason, link } = notice;
  const frame = getTexts("mails", language).notice;
  const toAddress = (path: string): string => `${publicUrl}${toLanguagePath(language, path)}`;
  const appeal = findAppeal(notice, language);
  const parts = [
    frame.greeting({ name }),
    text,
    reason && frame.reason({ reason }),
    frame.next({ link: toAddress(link) }),
    appeal && frame.appeal({ link: toAddress(appeal) }),
  ];
  const action = { label: frame.open, link: toAddress(link) };
  return { to, language, subject, text: parts.filter(Boolean).join("\n\n"), action };
}
