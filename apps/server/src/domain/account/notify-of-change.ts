import type { SecurityKind } from "@hunarmand/api/account/security-events";
import { sql } from "kysely";
import { logSecurity } from "../../services/security/security-log.ts";
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

interface NotifiedChange {
  change: AccountChange;
  /** What the security log calls it, where it knows more. */
  event?: SecurityKind;
  number?: string;
  actorId?: string;
}

type Ground = Pick<Services, "db" | "clock" | "queue" | "origin">;

/**
 * Notifies the former address and the former phone (a thief of one of them is not the only one to read it), leaves a notice in
 * the portal, and writes the rows of the audit and the security log (docs/security-rules.md S9). Pass the transaction of the change
 * as `db`.
 */
export async function notifyOfChange(
  services: Ground,
  former: FormerAccount,
  { change, event, number, ...record }: ChangeRecord & NotifiedChange,
): Promise<void> {
  const { accountId } = former;
  const { actorId } = record;
  const said = { ...(event ? { event } : {}), ...(number ? { number } : {}), ...(actorId ? { actorId } : {}) };
  await notifyHolder(services, former, { change, ...said });
  await writeAudit(services.db, {
    at: services.clock.now(),
    actorId: accountId,
    action: `account.${change}`,
    subjectType: "account",
    subjectId: accountId,
    ...record,
  });
}

/** The same without the audit's row, for an act of the office that writes its own. */
export async function notifyHolder(
  services: Ground,
  { accountId, email, phone }: FormerAccount,
  { change, event = change, number = "", ...actor }: NotifiedChange,
): Promise<void> {
  const { db } = services;
  const { changes, warning } = getTexts("mails", await getMailLanguage(db, accountId));
  const { subject, text: told } = changes[change];
  const text = typeof told === "string" ? told : told({ number });
  if (email) await queueMail(services, { to: email, subject, text: `${text}\n\n${warning}` });
  if (phone) await queuePhoneText(services, { to: phone, text: `${text} ${warning}` });
  await sql`select publish_event(${accountId}::uuid, ${`account-${change}`}, ${accountId}::uuid)`.execute(db);
  await logSecurity(services, { kind: event, accountId, ...actor });
}
