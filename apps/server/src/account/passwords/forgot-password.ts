import type * as contract from "@hunarmand/api/account/account";
import { limits } from "@hunarmand/api/limits";
import type { Mail } from "../../domain/mail/mail.ts";
import type { UseCase } from "../../http/serve.ts";
import { TooManyRequests } from "../../values/app-error.ts";
import { type MailedCode, sendCode } from "./send-code.ts";

/** Known or not, too often or not: the reply is the same. */
export const forgotPassword: UseCase<typeof contract.forgotPassword> = async (services, _caller, { body, address }) => {
  await sendCode(services, { email: body.email, address }, writeLinkMail).catch((error) => {
    if (!(error instanceof TooManyRequests)) throw error;
  });
  return { message: "Password reset link sent!" };
};

const writeLinkMail = ({ to, link }: MailedCode): Mail => ({
  to,
  subject: "A new password",
  text: [
    `Set a new password here: ${link}`,
    `The link is good for ${limits.resetCodeMinutes} minutes. If you did not ask for it, you need do nothing.`,
  ].join("\n\n"),
});
