import type { Database } from "../../database/database.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { withdrawRequest } from "../../domain/providers/identity-requests.queries.ts";
import type { GoogleIdentity } from "../../services/login/google.ts";
import { endAccountSessions } from "../../services/login/sessions.ts";
import { logSecurity } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";

/** Whom the office has seen: who they are does not hang on an address, and a take-over would cost them their work. */
export const isOfficeVerified = (status: string | null | undefined): boolean =>
  status === "Verified" || status === "Suspended";

/**
 * Gives an account to whom Google has proved its e-mail to belong. The person who opened it had proved nothing: their password, sessions,
 * phone number, payout account and kept cards end. An application's number, names and CNIC stay for the office to compare.
 *
 * @returns false when somebody has proved the e-mail meanwhile
 */
export async function takeOver(services: Services, id: string, identity: GoogleIdentity): Promise<boolean> {
  const { db, clock } = services;
  const now = clock.now();
  const isTaken = await db.transaction().execute(async (transaction) => {
    const former = await claimAccount(transaction, { id, now });
    if (!former) return false;
    // Verified in this very moment: see google-login.ts.
    if (await isVerifiedNow(transaction, id)) throw new AppError("email-unconfirmed");
    if (former.role === "Customer") await renewCustomer(transaction, id, identity);
    await forgetFormerHolder(transaction, id, now);
    const inside = { ...services, db: transaction };
    await endAccountSessions(inside, id);
    await logSecurity(inside, { kind: "account-taken-over", accountId: id });
    await writeAudit(transaction, {
      at: now,
      actorId: id,
      action: "account.taken-over",
      subjectType: "account",
      subjectId: id,
      before: { phone: former.phone },
    });
    return true;
  });
  services.callers.forgetAccount(id);
  return isTaken;
}

/** Locks the account and returns it as it was; nothing when its owner is proven. */
async function claimAccount(db: Database, { id, now }: { id: string; now: Date }) {
  const former = await db
    .selectFrom("accounts")
    .select(["role", "phone"])
    .where("id", "=", id)
    .where("emailConfirmedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!former) return undefined;
  const nothingProven = { passwordHash: null, phoneConfirmedAt: null };
  await db
    .updateTable("accounts")
    .set({ ...nothingProven, emailConfirmedAt: now })
    .where("id", "=", id)
    .execute();
  return former;
}

async function isVerifiedNow(db: Database, id: string): Promise<boolean> {
  const provider = await db
    .selectFrom("providers")
    .select("status")
    .where("accountId", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return isOfficeVerified(provider?.status);
}

async function renewCustomer(db: Database, id: string, { firstName, lastName, email }: GoogleIdentity): Promise<void> {
  const person = { firstName: firstName || email, lastName, phone: null };
  await db.updateTable("accounts").set(person).where("id", "=", id).execute();
  await db
    .updateTable("customers")
    .set({ city: null, area: null, address: null })
    .where("accountId", "=", id)
    .execute();
}

async function forgetFormerHolder(db: Database, id: string, now: Date): Promise<void> {
  await db.deleteFrom("payoutAccounts").where("providerId", "=", id).execute();
  await db.deleteFrom("savedCards").where("accountId", "=", id).execute();
  for (const table of ["resetCodes", "proofCodes", "knownPlaces", "customerAddresses"] as const)
    await db.deleteFrom(table).where("accountId", "=", id).execute();
  await withdrawRequest(db, id, now);
}
