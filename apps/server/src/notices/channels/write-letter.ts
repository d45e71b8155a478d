import type { NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import type { Mail, MessageOf } from "../../domain/mail/mail.ts";
import { withoutTyped } from "../delivery/unconfirmed-mail.ts";
import { writeMail } from "../delivery/write-mail.ts";
import { formatNotice, type Wording } from "../templates/fill-template.ts";
import { typedReasons } from "../templates/notice-rules.ts";

/** A notice with everything that a channel may need. */
export interface NoticeToSend {
  of: MessageOf;
  content: { kind: NoticeKind; subjectId: string; reason: string | null; link: string };
  values: Record<string, string> & { name: string };
  wording: Wording;
  person: { email: string | null; emailConfirmedAt: Date | null; phone: string | null };
}

type Letter = Pick<NoticeToSend, "content" | "values" | "wording"> & { of: MessageOf | undefined };

/** The notice as a mail, without words that people typed if the mail's address is unconfirmed. */
export function writeLetter(
  { of, content, values, wording }: Letter,
  { to, isConfirmed, publicUrl }: { to: string; isConfirmed: boolean; publicUrl: string },
): Mail {
  const { kind } = content;
  const { language } = wording;
  const known = isConfirmed ? values : withoutTyped(values, language);
  const reason = typedReasons.includes(kind) && !isConfirmed ? null : content.reason;
  const { subject, text } = formatNotice({ kind, values: known }, wording);
  return { ...writeMail({ ...content, subject, text, reason }, { to, name: known.name, language, publicUrl }), of };
}
