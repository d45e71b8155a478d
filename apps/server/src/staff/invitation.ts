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
 * Mails a new member of staff a link with which they set their own password once, so that only they know it. A newer invitation revokes
 * the former one. Pass the transaction of the change as `db`.
 */
export async function queueInvitation(services: Ground, invited: { accountId: string; email: string }): Promise<void> {
  const { db, clock, tokens, publicUrl } = services;
  const { accountId, email } = invited;
  const [secret, createdAt] = [makeLinkSecret(), clock.now()];
  const link = new URL("/office/invitation", publicUrl);
  link.search = new URLSearchParams({ email, code: secret }).toString();
  await putInvitation(db, {
    accountId,
    // Replaces the requester's address: there is one invitation, even if two people send it.
    requester: hashRequester(tokens, accountId, "invitation"),
    codeHash: null,
    linkHash: hashLinkSecret(tokens, accountId, secret),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + limits.invitationHours * hourMilliseconds),
  });
  await queueMail(services, { ...writeInvitation(email, link.toString()), isSealed: true, ownerReads: true });
}

/** In English: the new member has no account yet in which a language is chosen. */
const writeInvitation = (to: string, link: string): Mail => ({
  to,
  language: "en",
  subject: getTexts("mails").invitation.subject,
  text: getTexts("mails").invitation.text({ link, hours: limits.invitationHours }),
});

/** The text for the Owner. Without a mail server the invitation stays in the outbox, where only Owners can read it. */
export const describeInvitation = ({ mailer }: Pick<Services, "mailer">, email: string): string =>
  mailer ? getReplies().invitationMailed({ email }) : getReplies().invitationKept;
