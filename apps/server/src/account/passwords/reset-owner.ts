import { randomBytes } from "node:crypto";
import type { Database } from "../../database/database.ts";
import { notifyHolder } from "../../domain/account/notify-of-change.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { endAccountSessions } from "../../services/login/sessions.ts";
import type { Services } from "../../services/services.ts";
import { normaliseEmail } from "../../values/identifiers.ts";
import { setPassword } from "../account.queries.ts";

const passwordBytes = 15;

type Ground = Pick<Services, "db" | "clock" | "queue" | "callers" | "passwords" | "origin">;

/**
 * Lets an Owner in again who has lost their password, their one-time codes or both (docs/security-rules.md S11). Gives them a new password,
 * removes their second factor and open reset codes, and ends their sessions. Other accounts stay as they are. The Owner gets a message, and
 * the audit log and the security log a row. Returns the new password.
 *
 * @throws Error with the reason in words, for the shell: an unknown e-mail, no Owner, or an Owner without access
 */
export async function resetOwner(services: Ground, typedEmail: string): Promise<string> {
  const { db, clock, callers, passwords } = services;
  const email = normaliseEmail(typedEmail);
  const password = randomBytes(passwordBytes).toString("base64url");
  const passwordHash = await passwords.hash(password);
  const accountId = await db.transaction().execute(async (transaction) => {
    const inside = { ...services, db: transaction };
    const owner = await lockOwner(transaction, email);
    await setPassword(transaction, owner.accountId, passwordHash);
    const hadSecondFactor = await removeOtherKeys(transaction, owner.accountId);
    await endAccountSessions(inside, owner.accountId);
    await notifyHolder(inside, owner, { change: "password-changed", event: "owner-reset-by-shell" });
    await writeAudit(transaction, {
      at: clock.now(),
      // Nobody is signed in to a shell.
      actorId: owner.accountId,
      action: "staff.reset-owner",
      subjectType: "account",
      subjectId: owner.accountId,
      before: { hasOneTimeCode: hadSecondFactor },
      after: { hasOneTimeCode: false },
      reason: "npm run office:reset-owner",
    });
    return owner.accountId;
  });
  callers.forgetAccount(accountId);
  return password;
}

async function lockOwner(db: Database, email: string) {
  const account = await db
    .selectFrom("accounts")
    .select(["id as accountId", "email", "phone", "role", "disabledAt"])
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new Error(`No account has the e-mail ${email}.`);
  const { role, disabledAt, ...owner } = account;
  if (role !== "Owner") throw new Error(`${email} is not an Owner but has the role ${role}. An Owner changes staff.`);
  if (disabledAt) throw new Error(`${email} has no access to the office any more. Another Owner can give it again.`);
  return owner;
}

/** Removes the second factor with its recovery codes, and codes that would set another password. Returns whether there was a factor. */
async function removeOtherKeys(db: Database, accountId: string): Promise<boolean> {
  await db.deleteFrom("resetCodes").where("accountId", "=", accountId).execute();
  const removed = await db
    .deleteFrom("oneTimeCodes")
    .where("accountId", "=", accountId)
    .returning("confirmedAt")
    .executeTakeFirst();
  return removed?.confirmedAt != null;
}
