import { sql } from "kysely";
import type { Services } from "../../services/services.ts";
import { getTexts } from "../../values/texts.ts";
import { writeAudit } from "../audit/audit.queries.ts";
import { queueMail } from "../mail/mail.ts";
import { queuePhoneText } from "../mail/phone-texts.ts";
import { getMailLanguage } from "./mail-language.ts";

/** What was changed of an account. Mails about it do not name the new values: a stranger may have chosen them. */
export type AccountChange = keyof ReturnType<typeof getTexts<"mails">>["changes"];

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
 * Notifies the former address and the former phone (a thief of one of them is not the only one to read it), leaves a notice in
 * the portal, and writes the audit row (docs/security-rules.md S9). Pass the transaction of the change as `db`.
 */
export async function notifyOfChange(
  services: Pick<Services, "db" | "clock" | "queue">,
  former: FormerAccount,
  { change, number = "", ...record }: ChangeRecord & { change: AccountChange; number?: string },
): Promise<void> {
  const { db, clock } = services;
  const { accountId, email, phone } = former;
  const { changes, warning } = getTexts("mails", await getMailLanguage(db, accountId));
  const { subject, text: told } = changes[change];
  const text = typeof told === "string" ? told : told({ number });
  if (email) await queueMail(services, { to: email, subject, text: `${text}\n\n${warning}` });
  if (phone) await queuePhoneText(services, { to: phone, text: `${text} ${warning}` });
  await sql`select publish_event(${accountId}::uuid, ${`account-${change}`}, ${accountId}::uuid)`.execute(db);
  await writeAudit(db, {
    at: clock.now(),
    actorId: accountId,
    action: `account.${change}`,
    subjectType: "account",
    subjectId: accountId,
    ...record,
  });
}
