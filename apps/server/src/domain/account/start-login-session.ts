import type { LoginReply } from "@hunarmand/api/account/login-reply";
import type { SecurityKind } from "@hunarmand/api/account/security-events";
import type { z } from "zod";
import { recordPlace } from "../../services/login/places.ts";
import { type SessionAccount, startSession } from "../../services/login/sessions.ts";
import type { Services } from "../../services/services.ts";
import { getReplies } from "../../values/replies.ts";

export type LoginResult = z.infer<typeof LoginReply>;

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
