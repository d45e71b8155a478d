import type * as api from "@hunarmand/api/account/passwords";
import { limits } from "@hunarmand/api/limits";
import type { Mail } from "../../domain/mail/mail.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { getTexts } from "../../values/texts.ts";
import { type MailedCode, sendCode } from "./send-code.ts";

/** The reply is the same for known, unknown and unproven e-mails, and above the limit. */
export const forgotPassword: UseCase<typeof api.forgotPassword> = async (services, _caller, { body, address }) => {
  await sendCode(services, { email: body.email, address }, writeLinkMail).catch((error) => {
    if (!(error instanceof AppError)) throw error;
  });
  return { message: getReplies().forgotPassword };
};

const writeLinkMail = ({ to, link, language }: MailedCode): Mail => ({
  to,
  language,
  subject: getTexts("mails", language).resetLink.subject,
  text: getTexts("mails", language).resetLink.text({ link, minutes: limits.resetCodeMinutes }),
});
