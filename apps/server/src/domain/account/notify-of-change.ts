import type { SecurityKind } from "@hunarmand/api/account/security-events";
import { sql } from "kysely";
import { logSecurity } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { getTexts } from "../../values/texts.ts";
import { writeAudit } from "../audit/audit.queries.ts";
import { queueMail } from "../mail/mail.ts";
import { queuePhoneText } from "../mail/phone-texts.ts";
import { getMailLanguage } from "./mail-language.ts";

/** The kind of change to an account. Mails about it do not show the new values: a stranger may have chosen them. */
export type AccountChange = keyof ReturnType<typeof getTexts<"mails">>["changes"];

/** The account before the change. */
export interface FormerAccount {
  accountId: string;
  email: string | null;
  phone: string | null;
}

/** The data of the audit row. Without `actorId`, the account's owner made the change. */
export interface ChangeRecord {
  actorId?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

interface NotifiedChange {
  change: AccountChange;
  /** The event's name in the security log, if it is more specific. */
  event?: SecurityKind;
  number?: string;
  actorId?: string;
}

type Ground = Pick<Services, "db" | "clock" | "queue" | "origin">;

/**
 * Notifies the former e-mail and the former phone, because a thief may control one of them. Adds a notice in the portal, and writes the
 * rows of the audit and the security log (docs/security-rules.md S9). Pass the transaction of the change as `db`.
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

/** The same without the audit row, for acts of the office that write their own. */
export async function notifyHolder(
  services: Ground,
  { accountId, email, phone }: FormerAccount,
  { change, event = change, number = "", ...actor }: NotifiedChange,
): Promise<void> {
  const { db } = services;
  const language = await getMailLanguage(db, accountId);
  const { changes, warning } = getTexts("mails", language);
  const { subject, text: entry } = changes[change];
  const text = typeof entry === "string" ? entry : entry({ number });
  if (email) await queueMail(services, { to: email, language, subject, text: `${text}\n\n${warning}` });
  if (phone) await queuePhoneText(services, { to: phone, text: `${text} ${warning}` });
  await sql`select publish_event(${accountId}::uuid, ${`account-${change}`}, ${accountId}::uuid)`.execute(db);
  await logSecurity(services, { kind: event, accountId, ...actor });
}
