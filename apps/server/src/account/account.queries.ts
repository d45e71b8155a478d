import { officeRoles } from "@hunarmand/api/call";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { lockCallersNumber } from "../domain/customers/customers.queries.ts";
import { normaliseEmail, normalisePhone } from "../values/identifiers.ts";

/** Returns the account with this e-mail or phone number, if it is not disabled and its role may use this login. */
export async function findAccount(db: Database, identifier: string, login: "office" | "portal") {
  const phone = identifier.includes("@") ? undefined : normalisePhone(identifier);
  const account = db
    .selectFrom("accounts as account")
    .leftJoin("providers as provider", "provider.accountId", "account.id")
    .select(["account.id", "account.role", "account.firstName", "account.lastName"])
    .select(["account.email", "account.passwordHash", "account.emailConfirmedAt", "provider.status"])
    .where("account.disabledAt", "is", null)
    .where("account.role", login === "office" ? "in" : "not in", [...officeRoles]);
  const named = phone
    ? account.where("account.phone", "=", phone)
    : account.where("account.email", "=", normaliseEmail(identifier));
  return named.executeTakeFirst();
}

/** Ends a session of this account. Returns false if it has ended or belongs to another account. */
export async function endSession(
  db: Database,
  { accountId, sessionId, now }: { accountId: string; sessionId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ endedAt: now })
    .where("id", "=", sessionId)
    .where("accountId", "=", accountId)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Extends an open session. Returns false if it has ended or began too long ago. */
export async function extendSession(
  db: Database,
  { sessionId, startedAfter, expiresAt }: { sessionId: string; startedAfter: Date; expiresAt: Date },
): Promise<boolean> {
  const extended = await db
    .updateTable("sessions")
    .set({ expiresAt })
    .where("id", "=", sessionId)
    .where("endedAt", "is", null)
    .where("createdAt", ">", startedAfter)
    .returning("id")
    .executeTakeFirst();
  return extended !== undefined;
}

/**
 * Whether a mailed code may open the account. If only its phone is proven, the mailbox may be a stranger's, and only the phone
 * opens it (docs/security-rules.md S10). An account that has proven neither opens by mail.
 */
const opensByMail = sql<boolean>`(email_confirmed_at is not null or phone_confirmed_at is null)`;

/** Returns the account whose password may be reset by mail. A disabled account is not returned. */
export const findAccountByEmail = (db: Database, email: string) =>
  db
    .selectFrom("accounts")
    .select(["id", "email", "phone", "role"])
    .select(opensByMail.as("opensByMail"))
    .where("email", "=", normaliseEmail(email))
    .where("disabledAt", "is", null)
    .executeTakeFirst();

/** Returns the account's e-mail and phone number, and when each was confirmed. */
export const getAddresses = (db: Database, id: string) =>
  db
    .selectFrom("accounts")
    .select(["email", "phone", "emailConfirmedAt", "phoneConfirmedAt"])
    .select(sql<boolean>`password_hash is not null`.as("hasPassword"))
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** Gives the account the jobs that the office took by phone from this number. */
export async function adoptCallerJobs(db: Database, accountId: string, phone: string): Promise<void> {
  await lockCallersNumber(db, phone);
  const caller = await db
    .updateTable("customers")
    .set({ callerPhone: null })
    .where("callerPhone", "=", phone)
    .returning("accountId")
    .executeTakeFirst();
  if (caller)
    await db.updateTable("jobs").set({ customerId: accountId }).where("customerId", "=", caller.accountId).execute();
}

export const getNames = (db: Database, id: string) =>
  db.selectFrom("accounts").select(["firstName", "lastName"]).where("id", "=", id).executeTakeFirstOrThrow();

export async function findPasswordHash(db: Database, id: string): Promise<string | null | undefined> {
  const account = await db.selectFrom("accounts").select("passwordHash").where("id", "=", id).executeTakeFirst();
  return account?.passwordHash;
}

export async function setPassword(db: Database, id: string, passwordHash: string): Promise<void> {
  await db.updateTable("accounts").set({ passwordHash }).where("id", "=", id).execute();
}

/**
 * Sets the password after a reset by mail. The mailed code also proves the e-mail, so it counts as confirmed. Returns
 * false if the account does not open by mail any more.
 */
export async function setPasswordByMail(
  db: Database,
  id: string,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("accounts")
    .set(({ fn, ref, val }) => ({ passwordHash, emailConfirmedAt: fn.coalesce(ref("emailConfirmedAt"), val(now)) }))
    .where("id", "=", id)
    .where(opensByMail)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
