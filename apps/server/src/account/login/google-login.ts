import { randomUUID } from "node:crypto";
import type * as contract from "@hunarmand/api/account/account";
import { isDuplicate } from "../../database/database.ts";
import { requestProof } from "../../domain/account/new-addresses.ts";
import type { UseCase } from "../../http/serve.ts";
import type { GoogleIdentity } from "../../services/login/google.ts";
import type { SessionAccount } from "../../services/login/sessions.ts";
import { findWho, logRefusal } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { findAccount, insertGoogleCustomer } from "../account.queries.ts";
import { welcome } from "./log-in.ts";
import { isOfficeVerified, takeOver } from "./take-over.ts";

export const googleLogin: UseCase<typeof contract.googleLogin> = async (services, _caller, { body, address }) => {
  const use = await services.limits.take("login-address", address);
  const kind = "login-google";
  const identity = await logRefusal(services, { kind }, () => services.google.identify(body.token));
  await services.limits.giveBack(use);
  const who = await findWho(services, identity.email);
  const account = await logRefusal(
    services,
    { kind, ...who },
    async () => (await joinAccount(services, identity)) ?? (await signUp(services, identity, body.name)),
  );
  return welcome(services, account, { address, kind });
};

/** An account that anybody may have opened with this e-mail is taken over first; one whose e-mail is proven stays as it is. */
async function joinAccount(services: Services, identity: GoogleIdentity): Promise<SessionAccount | undefined> {
  const found = await findAccount(services.db, identity.email, "portal");
  if (!found) return undefined;
  if (!found.emailConfirmedAt && isOfficeVerified(found.status)) {
    // Google proves the mailbox, not who opened the account: only somebody who knows its password can bring the two together.
    await requestProof(services, { accountId: found.id, role: found.role }, found.email);
    throw new AppError("email-unconfirmed");
  }
  if (!found.emailConfirmedAt) await takeOver(services, found.id, identity);
  const account = await findAccount(services.db, identity.email, "portal");
  return account && { ...account, status: account.status ?? undefined };
}

/** The token's names come before what the form says. */
async function signUp(services: Services, identity: GoogleIdentity, name = ""): Promise<SessionAccount> {
  const { email, firstName, lastName } = identity;
  const account = {
    id: randomUUID(),
    role: "Customer" as const,
    firstName: firstName || name || email,
    lastName,
    email,
    phone: null,
    passwordHash: null,
    createdAt: services.clock.now(),
    emailConfirmedAt: services.clock.now(),
  };
  try {
    await services.db.transaction().execute((transaction) => insertGoogleCustomer(transaction, account));
    return { ...account, status: undefined };
  } catch (error) {
    // Two first logins at once; or an office account, which has a door of its own.
    if (!isDuplicate(error, "accounts_email_unique")) throw error;
    const winner = await joinAccount(services, identity);
    if (!winner) throw new AppError("login-failed");
    return winner;
  }
}
