import type { Services } from "../../services/services.ts";
import { queueMail } from "../mail/mail.ts";

/** Tells the owner that somebody guesses at their account; at most a few times a day, however long it goes on. */
export async function warnOwner(
  services: Pick<Services, "db" | "clock" | "limits" | "queue" | "publicUrl">,
  accountId: string,
): Promise<void> {
  const { db, limits, publicUrl } = services;
  const account = await db.selectFrom("accounts").select("email").where("id", "=", accountId).executeTakeFirst();
  if (!account?.email || !(await limits.takeIfFree("warning-mail", accountId))) return;
  await queueMail(services, {
    to: account.email,
    subject: "Somebody is guessing at your account",
    text: [
      "Many wrong passwords or codes were entered for your account within a short time. None of them was right.",
      "Your password stays as it is. From a device that you have not used before, logging in may take longer for a while.",
      `If you cannot get in, set a new password here, with the link that we mail to you: ${publicUrl}/forgetpassword`,
    ].join("\n\n"),
  });
}
