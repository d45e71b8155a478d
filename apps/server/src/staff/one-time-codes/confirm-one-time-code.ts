import type * as contract from "@hunarmand/api/staff/one-time-codes";
import { guardCode, useCode } from "../../domain/account/one-time-codes.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { confirmSecret, findEnrolment } from "./enrolments.queries.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";

export const confirmOneTimeCode: UseCase<typeof contract.confirmOneTimeCode> = async (services, caller, { body }) => {
  const { db, clock } = services;
  const { accountId } = caller;
  const waiting = await findEnrolment(db, accountId);
  if (!waiting || waiting.confirmedAt) throw new AppError("one-time-code-state");
  const isRight = await guardCode(services, accountId, () => useCode(services, waiting, body.oneTimeCode));
  if (!isRight) throw new AppError("one-time-code-wrong");
  const now = clock.now();
  const recoveryCodes = await db.transaction().execute(async (transaction) => {
    const { sealedSecret } = waiting;
    if (!(await confirmSecret(transaction, { accountId, sealedSecret, now })))
      throw new AppError("one-time-code-state");
    const subject = { subjectType: "account", subjectId: accountId };
    await writeAudit(transaction, { at: now, actorId: accountId, action: "one-time-code.enrol", ...subject });
    return makeRecoveryCodes(services, transaction, accountId);
  });
  return { message: getReplies().confirmOneTimeCode, recoveryCodes };
};
