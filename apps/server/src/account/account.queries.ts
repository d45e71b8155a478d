import { officeRoles } from "@hunarmand/contract/call";
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
