import { Id } from "@hunarmand/api/fields";
import { type Caller, isOffice } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { normaliseEmail } from "../../values/identifiers.ts";
import { writeAudit } from "../audit/audit.queries.ts";

/** Without an e-mail in the token, compares with the account id. */
export const isOwn = (caller: Caller, email: string): boolean =>
  caller.email === normaliseEmail(email) || caller.accountId === email.trim().toLowerCase();

/** For calls about the caller only, staff included: an e-mail in the request must be the caller's own. */
export function assertOwnEmail(caller: Caller, email: string | undefined): void {
  if (email !== undefined && !isOwn(caller, email)) throw new AppError("not-your-account");
}

/**
 * Returns the account that a call with an e-mail is about: the caller's own. Staff whose desk may use the call can name another person,
 * which writes an audit row (docs/security-rules.md S1).
 *
 * @throws AppError not-your-account for another's e-mail, not-found if staff name an unknown person
 */
export async function getOwnAccountId({ db, clock }: Services, caller: Caller, email: string): Promise<string> {
  if (isOwn(caller, email)) return caller.accountId;
  if (!isOffice(caller)) throw new AppError("not-your-account");
  const account = await db
    .selectFrom("accounts")
    .select("id")
    .where(Id.safeParse(email).success ? "id" : "email", "=", normaliseEmail(email))
    .executeTakeFirst();
  if (!account) throw new AppError("not-found");
  await writeAudit(db, {
    at: clock.now(),
    actorId: caller.accountId,
    action: "account.read",
    subjectType: "account",
    subjectId: account.id,
  });
  return account.id;
}
