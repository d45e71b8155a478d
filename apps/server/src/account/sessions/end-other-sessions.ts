import type * as api from "@hunarmand/api/account/sessions";
import type { UseCase } from "../../http/serve.ts";
import { endAccountSessions } from "../../services/login/sessions.ts";
import { logSecurity } from "../../services/security/security-log.ts";
import { getReplies } from "../../values/replies.ts";

export const endOtherSessions: UseCase<typeof api.endOtherSessions> = async (services, caller) => {
  const { accountId, sessionId } = caller;
  await services.db.transaction().execute(async (transaction) => {
    const inside = { ...services, db: transaction };
    await endAccountSessions(inside, accountId, { except: sessionId });
    await logSecurity(inside, { kind: "other-sessions-ended", accountId });
  });
  services.callers.forgetAccount(accountId);
  return { message: getReplies().endOtherSessions };
};
