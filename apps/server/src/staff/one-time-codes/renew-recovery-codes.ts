import type * as api from "@hunarmand/api/staff/one-time-codes";
import { findSecret } from "../../domain/account/one-time-codes.queries.ts";
import { assertRightCode, useCode } from "../../domain/account/one-time-codes.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { logSecurity } from "../../services/security/security-log.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";

export const renewRecoveryCodes: UseCase<typeof api.renewRecoveryCodes> = async (services, caller, { body }) => {
  const { db, clock } = services;
  const { accountId } = caller;
  const kept = await findSecret(db, accountId);
  if (!kept) throw new AppError("one-time-code-state");
  await assertRightCode(services, accountId, () => useCode(services, kept, body.oneTimeCode));
  const recoveryCodes = await db.transaction().execute(async (transaction) => {
    const subject = { subjectType: "account", subjectId: accountId };
    await writeAudit(transaction, { at: clock.now(), actorId: accountId, action: "one-time-code.renew", ...subject });
    await logSecurity({ ...services, db: transaction }, { kind: "recovery-codes-renewed", accountId });
    return makeRecoveryCodes(services, transaction, accountId);
  });
  return { message: getReplies().renewRecoveryCodes, recoveryCodes };
};
