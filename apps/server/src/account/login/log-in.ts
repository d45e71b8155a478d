import type * as api from "@hunarmand/api/account/account";
import { guardTry } from "../../domain/account/guard-try.ts";
import { checkOneTimeCode } from "../../domain/account/one-time-codes.ts";
import { type LoginResult, startLoginSession } from "../../domain/account/start-login-session.ts";
import type { UseCase } from "../../http/serve.ts";
import { findWho, logRefusal } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { normaliseEmail } from "../../values/identifiers.ts";
import { findAccount } from "../account.queries.ts";

/** The input of a login form and where it came from. */
export interface LoginTry {
  identifier: string;
  password: string;
  /** The second factor of office staff. */
  oneTimeCode?: string | undefined;
  address: string;
}

/** The steps of every login with a password (docs/product.md A1). `login` is the office's or the portal's. */
export async function logIn(
  services: Services,
  login: "office" | "portal",
  { identifier, password, oneTimeCode, address }: LoginTry,
): Promise<LoginResult> {
  const account = await findAccount(services.db, identifier, login);
  const subject = account?.id ?? normaliseEmail(identifier);
  const isRight = await guardTry(services, { subject, accountId: account?.id, address }, () =>
    services.passwords.matches(account?.passwordHash, password),
  );
  if (!account || !isRight) return refuse(services, identifier);
  if (login === "office") await checkOneTimeCode(services, account.id, oneTimeCode);
  return startLoginSession(
    services,
    { ...account, status: account.status ?? undefined },
    { address, kind: "login-password" },
  );
}

/** Takes the same steps and time for an unknown name as for a wrong password. */
async function refuse(services: Services, identifier: string): Promise<never> {
  const who = await findWho(services, identifier);
  return logRefusal(services, { kind: "login-password", ...who }, async () => {
    throw new AppError("login-failed");
  });
}

export const login: UseCase<typeof api.login> = (services, _caller, { body, address }) =>
  logIn(services, "portal", { ...body, address });

export const loginEmail: UseCase<typeof api.loginEmail> = (services, _caller, { body, address }) =>
  logIn(services, "portal", { identifier: body.email, password: body.password, address });

export const loginPhone: UseCase<typeof api.loginPhone> = (services, _caller, { body, address }) =>
  logIn(services, "portal", { identifier: body.phoneNumber, password: body.password, address });

export const adminLogin: UseCase<typeof api.adminLogin> = (services, _caller, { body, address }) =>
  logIn(services, "office", { ...body, identifier: body.identifier ?? body.email ?? "", address });
