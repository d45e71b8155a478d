import type * as api from "@hunarmand/api/account/sessions";
import type { UseCase } from "../../http/serve.ts";
import { logSecurity } from "../../services/security/security-log.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { endSession } from "../account.queries.ts";
import { isOwnSession } from "./sessions.queries.ts";

export const endOwnSession: UseCase<typeof api.endOwnSession> = async (services, { accountId }, { params }) => {
  const { db, clock, callers } = services;
  const { id: sessionId } = params;
  const hasEnded = await db.transaction().execute(async (transaction) => {
    if (!(await endSession(transaction, { accountId, sessionId, now: clock.now() }))) return false;
    await logSecurity({ ...services, db: transaction }, { kind: "session-ended", accountId });
    return true;
  });
  callers.forget(sessionId);
  if (!hasEnded && !(await isOwnSession(db, accountId, sessionId))) throw new AppError("session-not-found");
  return { message: getReplies().endOwnSession };
};
