import type * as api from "@hunarmand/api/account/passwords";
import { limits } from "@hunarmand/api/limits";
import type { Mail } from "../../domain/mail/mail.ts";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { getTexts } from "../../values/texts.ts";
import { type MailedCode, sendCode } from "./send-code.ts";

export const sendResetCode: UseCase<typeof api.sendResetCode> = async (services, _caller, { body, address }) => {
  await sendCode(services, { email: body.email, address }, writeCodeMail);
  return { message: getReplies().sendResetCode };
};

const writeCodeMail = ({ to, code, link, language }: MailedCode): Mail => ({
  to,
  language,
  subject: getTexts("mails", language).resetCode.subject,
  text: getTexts("mails", language).resetCode.text({ code, link, minutes: limits.resetCodeMinutes }),
});
