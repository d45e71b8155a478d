import type * as contract from "@hunarmand/api/account/account";
import { limits } from "@hunarmand/api/limits";
import type { Mail } from "../../domain/mail/mail.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { type MailedCode, sendCode } from "./send-code.ts";

export const sendResetCode: UseCase<typeof contract.sendResetCode> = async (services, _caller, { body, address }) => {
  const isSent = await sendCode(services, { email: body.email, address }, writeCodeMail);
  if (!isSent) throw new AppError("email-not-found");
  return { message: "Reset code sent to your email" };
};

const writeCodeMail = ({ to, code, link }: MailedCode): Mail => ({
  to,
  subject: "Your code for a new password",
  text: [
    `Your code is ${code}. It is good for ${limits.resetCodeMinutes} minutes.`,
    `You can also open this link instead of typing it: ${link}`,
    "If you did not ask for it, you need do nothing: your password stays as it is.",
  ].join("\n\n"),
});
