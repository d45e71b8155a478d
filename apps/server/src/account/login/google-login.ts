import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/account/account";
import type { InputOf } from "@hunarmand/api/call";
import type { Language } from "@hunarmand/texts/catalogue";
import { mayOpenAnother } from "../../domain/account/may-open-another.ts";
import { requestProof } from "../../domain/account/new-addresses.ts";
import {
  type AddressHolder,
  findAddressHolder,
  isProtectedAddress,
  isProven,
  notifyFormerHolder,
  releaseAddress,
  retryTakenAddress,
} from "../../domain/account/proven-address.ts";
import { startLoginSession } from "../../domain/account/start-login-session.ts";
import { insertCustomer } from "../../domain/customers/customers.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import type { GoogleIdentity } from "../../services/login/google.ts";
import type { SessionAccount } from "../../services/login/sessions.ts";
import { findWho, logRefusal } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { normaliseEmail } from "../../values/identifiers.ts";

/** With the language of the page: a new account gets its mails in it. */
type Body = InputOf<typeof api.googleLogin>["body"] & { language: Language };

export const googleLogin: UseCase<typeof api.googleLogin> = async (services, _caller, input) => {
  const { body, address, language } = input;
  const use = await services.limits.take("login-address", address);
  const kind = "login-google";
  const identity = await logRefusal(services, { kind }, () => services.google.identify(body.token));
  await services.limits.giveBack(use);
  const who = await findWho(services, identity.email);
  const opened = await logRefusal(services, { kind, ...who }, () => open(services, identity, { ...body, language }));
  if (opened.formerId) services.callers.forgetAccount(opened.formerId);
  return startLoginSession(services, opened.account, { address, kind });
};

/** @throws AppError login-failed, email-unconfirmed */
async function open(services: Services, identity: GoogleIdentity, body: Body): Promise<Opened> {
  const opened = await retryTakenAddress("email", () =>
    services.db.transaction().execute((transaction) => openByEmail({ ...services, db: transaction }, identity, body)),
  );
  if ("unproven" in opened) {
    // Google proves who owns the mailbox, not who opened the account. Only a person who knows its password can link the two.
    const { id: accountId, role, email } = opened.unproven;
    await requestProof(services, { accountId, role }, email);
    throw new AppError("email-unconfirmed");
  }
  return opened;
}

interface Opened {
  account: SessionAccount;
  formerId?: string;
}

/** Opens the account if its e-mail is proven. An account without proof loses the e-mail to a new account, and keeps everything else. */
async function openByEmail(
  services: Services,
  identity: GoogleIdentity,
  { name, newAccount, language }: Body,
): Promise<Opened | { unproven: AddressHolder }> {
  const proven = { purpose: "email", address: normaliseEmail(identity.email) } as const;
  const holder = await findAddressHolder(services.db, proven);
  if (!holder) return { account: await signUp(services, identity, { name, language }) };
  if (isProtectedAddress(holder)) throw new AppError("login-failed");
  if (isProven(holder, "email")) {
    if (holder.disabledAt) throw new AppError("login-failed");
    return { account: { ...holder, status: holder.status ?? undefined } };
  }
  if (!mayOpenAnother(holder, newAccount)) return { unproven: holder };
  await releaseAddress(services, holder, proven);
  const account = await signUp(services, identity, { name, language });
  await notifyFormerHolder(services, holder, { ...proven, actorId: account.id });
  return { account, formerId: holder.id };
}

/** The token's names take precedence over the form's. */
async function signUp(
  services: Services,
  identity: GoogleIdentity,
  { name = "", language }: Pick<Body, "name" | "language">,
): Promise<SessionAccount> {
  const { firstName, lastName } = identity;
  const email = normaliseEmail(identity.email);
  const now = services.clock.now();
  const person = { id: randomUUID(), firstName: firstName || name || email, lastName, email };
  const account = { ...person, role: "Customer" as const };
  const row = { ...account, language, phone: null, passwordHash: null, createdAt: now, emailConfirmedAt: now };
  await insertCustomer(services.db, row, { city: null, area: null, address: null });
  return { ...account, status: undefined };
}
