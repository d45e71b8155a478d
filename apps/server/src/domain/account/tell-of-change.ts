import { sql } from "kysely";
import type { Services } from "../../services/services.ts";
import { writeAudit } from "../audit/audit.queries.ts";
import { queueMail } from "../mail/mail.ts";

/** What was changed of an account, with the words for whoever held it until then. The new values are not named: a stranger may have chosen them. */
const changes = {
  "email-changed": "The e-mail of your Hunarmand account was changed. This address no longer belongs to it.",
  "phone-changed": "The phone number of your Hunarmand account was changed.",
  "password-changed": "The password of your Hunarmand account was changed. All other devices are signed out.",
  "payout-account-changed": "Your payouts go to another account from now on.",
  "cnic-changed": "The CNIC of your Hunarmand account was changed.",
  "identity-asked": "Our office was asked to correct your names or your CNIC. Nothing changes before it has agreed.",
} as const;
const subjects: Record<AccountChange, string> = {
  "email-changed": "Your e-mail was changed",
  "phone-changed": "Your phone number was changed",
  "password-changed": "Your password was changed",
  "payout-account-changed": "Your payout account was changed",
  "cnic-changed": "Your CNIC was changed",
  "identity-asked": "A correction of your names or CNIC was asked for",
};
export type AccountChange = keyof typeof changes;

const warning = "If you did not do this, please call our office at once.";

/** The account as it was before the change. */
export interface FormerAccount {
  accountId: string;
  email: string | null;
  phone: string | null;
}

/** What the audit keeps; without `actorId` the account's owner did it. */
export interface ChangeRecord {
  actorId?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/**
 * Tells the former address and the former phone (whoever took one of them over is not the only one to read it), leaves a notice in
 * the portal, and writes the audit row (docs/security-rules.md S9). Pass the transaction of the change as `db`.
 */
export async function tellOfChange(
  services: Pick<Services, "db" | "clock" | "queue" | "phoneTexts">,
  former: FormerAccount,
  { change, detail, ...record }: ChangeRecord & { change: AccountChange; detail?: string },
): Promise<void> {
  const { db, clock, phoneTexts } = services;
  const { accountId, email, phone } = former;
  const text = [changes[change], detail].filter(Boolean).join(" ");
  if (email) await queueMail(services, { to: email, subject: subjects[change], text: `${text}\n\n${warning}` });
  if (phone) await phoneTexts.queue(services, { to: phone, text: `${text} ${warning}` });
  await sql`select tell(${accountId}::uuid, ${`account-${change}`}, ${accountId}::uuid)`.execute(db);
  await writeAudit(db, {
    at: clock.now(),
    actorId: accountId,
    action: `account.${change}`,
    subjectType: "account",
    subjectId: accountId,
    ...record,
  });
}
