import type * as api from "@hunarmand/api/account/account";
import { limits } from "@hunarmand/api/limits";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { extendSession } from "../account.queries.ts";

const hourMilliseconds = 3_600_000;

/** Extends the same session. A stolen token gains little, because a new login is required after half a day. */
export const renewSession: UseCase<typeof api.renewSession> = async ({ db, clock, tokens }, caller) => {
  const { accountId, sessionId, name, email, role, status } = caller;
  const issuedAt = clock.now();
  const expiresAt = new Date(issuedAt.getTime() + limits.officeTokenHours * hourMilliseconds);
  const startedAfter = new Date(issuedAt.getTime() - limits.tokenHours * hourMilliseconds);
  if (!(await extendSession(db, { sessionId, startedAfter, expiresAt }))) throw new AppError("not-signed-in");
  return {
    token: await tokens.sign({
      sub: accountId,
      sid: sessionId,
      uniqueName: name,
      email,
      role,
      status,
      issuedAt,
      expiresAt,
    }),
  };
};
