import type { Services } from "../../services/services.ts";
import { getTexts } from "../../values/texts.ts";
import { queueMail } from "../mail/mail.ts";

/** Warns the owner that someone is guessing their password, at most a few times a day. */
export async function warnOwner(
  services: Pick<Services, "db" | "clock" | "limits" | "queue" | "publicUrl">,
  accountId: string,
): Promise<void> {
  const { db, limits, publicUrl } = services;
  const account = await db
    .selectFrom("accounts")
    .select(["email", "language"])
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (!account?.email || !(await limits.takeIfFree("warning-mail", accountId))) return;
  const { guessing } = getTexts("mails", account.language);
  await queueMail(services, {
    to: account.email,
    language: account.language,
    subject: guessing.subject,
    text: guessing.text({ link: `${publicUrl}/forgetpassword` }),
  });
}
