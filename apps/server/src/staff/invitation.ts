import { limits } from "@hunarmand/api/limits";
import { type Mail, queueMail } from "../domain/mail/mail.ts";
import { hashLinkSecret, hashRequester, makeLinkSecret } from "../services/login/link-secrets.ts";
import type { Services } from "../services/services.ts";
import { getReplies } from "../values/replies.ts";
import { getTexts } from "../values/texts.ts";
import { putInvitation } from "./staff.queries.ts";

const hourMilliseconds = 3_600_000;

type Ground = Pick<Services, "db" | "clock" | "queue" | "tokens" | "publicUrl">;

/**
 * Mails somebody new in the office a link with which they set their own password, once: nobody else ever knows it. A newer
 * invitation ends the one before. Pass the transaction of the change as `db`.
 */
export async function queueInvitation(services: Ground, invited: { accountId: string; email: string }): Promise<void> {
  const { db, clock, tokens, publicUrl } = services;
  const { accountId, email } = invited;
  const [secret, createdAt] = [makeLinkSecret(), clock.now()];
  const link = new URL("/office/invitation", publicUrl);
  link.search = new URLSearchParams({ email, code: secret }).toString();
  await putInvitation(db, {
    accountId,
    // In the place of an address that asks: there is one invitation, also when two people send it.
    requester: hashRequester(tokens, accountId, "invitation"),
    codeHash: null,
    linkHash: hashLinkSecret(tokens, accountId, secret),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + limits.invitationHours * hourMilliseconds),
  });
  await queueMail(services, { ...writeInvitation(email, link.toString()), isSealed: true, ownerReads: true });
}

const writeInvitation = (to: string, link: string): Mail => ({
  to,
  subject: getTexts("mails").invitation.subject,
  text: getTexts("mails").invitation.text({ link, hours: limits.invitationHours }),
});

/** What the Owner reads: without a mail server the invitation waits in the outbox, for them alone. */
export const describeInvitation = ({ mailer }: Pick<Services, "mailer">, email: string): string =>
  mailer ? getReplies().invitationMailed({ email }) : getReplies().invitationKept;
