import type * as api from "@hunarmand/api/staff/one-time-codes";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { endAccountSessions } from "../../services/login/sessions.ts";
import { logSecurity } from "../../services/security/security-log.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { deleteEnrolment } from "./enrolments.queries.ts";

export const disableOneTimeCode: UseCase<typeof api.disableOneTimeCode> = async (services, caller, input) => {
  const { db, clock } = services;
  const { id } = input.params;
  await db.transaction().execute(async (transaction) => {
    if (!(await deleteEnrolment(transaction, id))) throw new AppError("one-time-code-state");
    await writeAudit(transaction, {
      at: clock.now(),
      actorId: caller.accountId,
      action: "one-time-code.disable",
      subjectType: "account",
      subjectId: id,
      reason: input.body.reason,
    });
    await logSecurity(
      { ...services, db: transaction },
      { kind: "one-time-code-reset", accountId: id, actorId: caller.accountId },
    );
    // A thief of the phone may also have a session.
    await endAccountSessions({ ...services, db: transaction }, id);
  });
  services.callers.forgetAccount(id);
  return { message: getReplies().disableOneTimeCode };
};
