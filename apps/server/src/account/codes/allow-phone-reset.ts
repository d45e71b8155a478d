import type * as api from "@hunarmand/api/account/phone-codes";
import { limits } from "@hunarmand/api/limits";
import { notifyHolder } from "../../domain/account/notify-of-change.ts";
import {
  findOpenProvider,
  hasPayoutAccount,
  putPhoneResetPermit,
} from "../../domain/account/phone/phone-resets.queries.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";

const hourMilliseconds = 3_600_000;

export const allowPhoneReset: UseCase<typeof api.allowPhoneReset> = async (services, caller, { params, body }) => {
  const { id } = params;
  const now = services.clock.now();
  const actorId = caller.accountId;
  const expiresAt = new Date(now.getTime() + limits.phoneResetHours * hourMilliseconds);
  await services.db.transaction().execute(async (transaction) => {
    const provider = await findOpenProvider(transaction, id);
    if (!provider) throw new AppError("provider-not-found");
    if (!(await hasPayoutAccount(transaction, id))) throw new AppError("phone-reset-unneeded");
    await putPhoneResetPermit(transaction, { providerId: id, allowedBy: actorId, expiresAt });
    const holder = { accountId: id, ...provider };
    await notifyHolder({ ...services, db: transaction }, holder, { change: "phone-reset-allowed", actorId });
    const subject = { subjectType: "provider", subjectId: id, reason: body.reason };
    await writeAudit(transaction, { at: now, actorId, action: "account.allow-phone-reset", ...subject });
  });
  return { message: getReplies().allowPhoneReset };
};
