import { officeRoles } from "@hunarmand/contract/call";
import type { Insertable } from "kysely";
import type { AccountsTable } from "../database/account-tables.ts";
import type { Database } from "../database/database.ts";
import { normaliseEmail, normalisePhone } from "../services/identifiers.ts";

/** The account of an e-mail or phone number, if it may come in by this door. */
export async function findAccount(db: Database, identifier: string, door: "office" | "portal") {
  const phone = identifier.includes("@") ? undefined : normalisePhone(identifier);
  const account = db
    .selectFrom("accounts as account")
    .leftJoin("providers as provider", "provider.accountId", "account.id")
    .select(["account.id", "account.role", "account.firstName", "account.lastName"])
    .select(["account.email", "account.passwordHash", "provider.status"])
    .where("account.role", door === "office" ? "in" : "not in", [...officeRoles]);
  const named = phone
    ? account.where("account.phone", "=", phone)
    : account.where("account.email", "=", normaliseEmail(identifier));
  return named.executeTakeFirst();
}

/** Ends one session; ending it twice is no error. */
export async function endSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ endedAt: now })
    .where("id", "=", sessionId)
    .where("endedAt", "is", null)
    .execute();
}

/** Puts the end of an open session off; false when it has ended or began too long ago. */
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

export const findAccountByEmail = (db: Database, email: string) =>
  db.selectFrom("accounts").select(["id", "email"]).where("email", "=", normaliseEmail(email)).executeTakeFirst();

export const getNames = (db: Database, id: string) =>
  db.selectFrom("accounts").select(["firstName", "lastName"]).where("id", "=", id).executeTakeFirstOrThrow();

export async function findPasswordHash(db: Database, id: string): Promise<string | null | undefined> {
  const account = await db.selectFrom("accounts").select("passwordHash").where("id", "=", id).executeTakeFirst();
  return account?.passwordHash;
}

export async function setPassword(db: Database, id: string, passwordHash: string): Promise<void> {
  await db.updateTable("accounts").set({ passwordHash }).where("id", "=", id).execute();
}

/** A customer that Google has vouched for; call it in a transaction. */
export async function insertGoogleCustomer(db: Database, account: Insertable<AccountsTable>): Promise<void> {
  await db.insertInto("accounts").values(account).execute();
  await db.insertInto("customers").values({ accountId: account.id, city: null, area: null, address: null }).execute();
}
