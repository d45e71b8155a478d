import type * as api from "@hunarmand/api/account/account";
import type { LoginReply } from "@hunarmand/api/account/account";
import type { SecurityKind } from "@hunarmand/api/account/security-events";
import type { z } from "zod";
import { guardTry } from "../../domain/account/guard-try.ts";
import { checkOneTimeCode } from "../../domain/account/one-time-codes.ts";
import type { UseCase } from "../../http/serve.ts";
import { recordPlace } from "../../services/login/places.ts";
import { type SessionAccount, startSession } from "../../services/login/sessions.ts";
import { findWho, logRefusal } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { normaliseEmail } from "../../values/identifiers.ts";
import { getReplies } from "../../values/replies.ts";
import { findAccount } from "../account.queries.ts";

export type LoginResult = z.infer<typeof LoginReply>;

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

/** Opens a session for an account that has proved itself. `kind` says how. */
export async function startLoginSession(
  services: Services,
  account: SessionAccount,
  { address, kind }: { address: string; kind: SecurityKind },
): Promise<LoginResult> {
  const { role, status } = account;
  const token = await startSession(services, account, kind);
  await recordPlace(services, { accountId: account.id, address });
  return { message: getReplies().logIn, token, role, ...(status ? { status } : {}) };
}

export const login: UseCase<typeof api.login> = (services, _caller, { body, address }) =>
  logIn(services, "portal", { ...body, address });

export const loginEmail: UseCase<typeof api.loginEmail> = (services, _caller, { body, address }) =>
  logIn(services, "portal", { identifier: body.email, password: body.password, address });

export const loginPhone: UseCase<typeof api.loginPhone> = (services, _caller, { body, address }) =>
  logIn(services, "portal", { identifier: body.phoneNumber, password: body.password, address });

export const adminLogin: UseCase<typeof api.adminLogin> = (services, _caller, { body, address }) =>
  logIn(services, "office", { ...body, identifier: body.identifier ?? body.email ?? "", address });
