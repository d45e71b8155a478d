import type * as api from "@hunarmand/api/account/account";
import type { UseCase } from "../../http/serve.ts";
import { logSecurity } from "../../services/security/security-log.ts";
import { getReplies } from "../../values/replies.ts";
import { endSession } from "../account.queries.ts";

export const logout: UseCase<typeof api.logout> = async (services, caller) => {
  const { db, clock, callers } = services;
  const { accountId } = caller;
  await db.transaction().execute(async (transaction) => {
    if (await endSession(transaction, { accountId, sessionId: caller.sessionId, now: clock.now() }))
      await logSecurity({ ...services, db: transaction }, { kind: "logout", accountId });
  });
  callers.forget(caller.sessionId);
  return { message: getReplies().logout };
};
