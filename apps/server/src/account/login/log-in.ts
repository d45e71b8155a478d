import type * as api from "@hunarmand/api/account/account";
import type { LoginReply } from "@hunarmand/api/account/account";
import type { SecurityKind } from "@hunarmand/api/account/security-events";
import type { z } from "zod";
import { guardTry } from "../../domain/account/guard-try.ts";
import { checkOneTimeCode } from "../../domain/account/one-time-codes.ts";
import type { UseCase } from "../../http/serve.ts";
import { rememberPlace } from "../../services/login/places.ts";
import { type SessionAccount, startSession } from "../../services/login/sessions.ts";
import { findWho, logRefusal } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { normaliseEmail } from "../../values/identifiers.ts";
import { getReplies } from "../../values/replies.ts";
import { findAccount } from "../account.queries.ts";

export type LoginResult = z.infer<typeof LoginReply>;

/** What a login form sends, and from where. */
export interface LoginTry {
  identifier: string;
  password: string;
  /** The second proof of office staff. */
  oneTimeCode?: string | undefined;
  address: string;
}

/** What every password door does (docs/product.md A1); `door` says whose door it is. */
export async function logIn(
  services: Services,
  door: "office" | "portal",
  { identifier, password, oneTimeCode, address }: LoginTry,
): Promise<LoginResult> {
  const account = await findAccount(services.db, identifier, door);
  const subject = account?.id ?? normaliseEmail(identifier);
  const isRight = await guardTry(services, { subject, accountId: account?.id, address }, () =>
    services.passwords.matches(account?.passwordHash, password),
  );
  if (!account || !isRight) return refuse(services, identifier);
  if (door === "office") await checkOneTimeCode(services, account.id, oneTimeCode);
  return welcome(services, { ...account, status: account.status ?? undefined }, { address, kind: "login-password" });
}

/** The same steps for a name that nobody has as for a wrong password, so that both take as long. */
async function refuse(services: Services, identifier: string): Promise<never> {
  const who = await findWho(services, identifier);
  return logRefusal(services, { kind: "login-password", ...who }, async () => {
    throw new AppError("login-failed");
  });
}

/** Opens the session of an account that has proved itself; `kind` says how. */
export async function welcome(
  services: Services,
  account: SessionAccount,
  { address, kind }: { address: string; kind: SecurityKind },
): Promise<LoginResult> {
  const { role, status } = account;
  const token = await startSession(services, account, kind);
  await rememberPlace(services, { accountId: account.id, address });
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
