import type * as api from "@hunarmand/api/staff/one-time-codes";
import { assertRightCode, useCode } from "../../domain/account/one-time-codes.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { logSecurity } from "../../services/security/security-log.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { confirmSecret, findEnrolment } from "./enrolments.queries.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";

export const confirmOneTimeCode: UseCase<typeof api.confirmOneTimeCode> = async (services, caller, { body }) => {
  const { db, clock } = services;
  const { accountId } = caller;
  const waiting = await findEnrolment(db, accountId);
  if (!waiting || waiting.confirmedAt) throw new AppError("one-time-code-state");
  await assertRightCode(services, accountId, () => useCode(services, waiting, body.oneTimeCode));
  const now = clock.now();
  const recoveryCodes = await db.transaction().execute(async (transaction) => {
    const { sealedSecret } = waiting;
    if (!(await confirmSecret(transaction, { accountId, sealedSecret, now })))
      throw new AppError("one-time-code-state");
    const subject = { subjectType: "account", subjectId: accountId };
    await writeAudit(transaction, { at: now, actorId: accountId, action: "one-time-code.enrol", ...subject });
    await logSecurity({ ...services, db: transaction }, { kind: "one-time-code-enrolled", accountId });
    return makeRecoveryCodes(services, transaction, accountId);
  });
  // They can now use every desk, if one-time codes are required.
  services.callers.forgetAccount(accountId);
  return { message: getReplies().confirmOneTimeCode, recoveryCodes };
};
