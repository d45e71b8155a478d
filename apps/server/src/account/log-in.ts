import type { LoginReply } from "@hunarmand/contract/account";
import type { z } from "zod";
import { AppError } from "../app-error.ts";
import { startSession } from "../http/sessions.ts";
import type { Services } from "../services/services.ts";
import { findAccount } from "./account.queries.ts";

export type LoginResult = z.infer<typeof LoginReply>;

/** What every login door does (product.md, section 2); `door` says whose door it is. */
export async function logIn(
  services: Services,
  door: "office" | "portal",
  { identifier, password }: { identifier: string; password: string },
): Promise<LoginResult> {
  const account = await findAccount(services.db, identifier, door);
  const isRight = await services.passwords.matches(account?.passwordHash, password);
  if (!account || !isRight) throw new AppError("login-failed");
  const status = account.status ?? undefined;
  const token = await startSession(services, { ...account, status });
  return { message: "Login successful", token, role: account.role, ...(status ? { status } : {}) };
}
