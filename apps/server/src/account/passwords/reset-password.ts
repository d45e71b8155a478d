import type * as api from "@hunarmand/api/account/passwords";
import { notifyOfChange } from "../../domain/account/notify-of-change.ts";
import { checkOneTimeCode } from "../../domain/account/one-time-codes.ts";
import type { UseCase } from "../../http/serve.ts";
import { recordPlace } from "../../services/login/places.ts";
import { endAccountSessions } from "../../services/login/sessions.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { setPasswordByMail } from "../account.queries.ts";
import { checkCode } from "./check-code.ts";
import { takeResetCode } from "./reset-codes.queries.ts";

export const resetPassword: UseCase<typeof api.resetPassword> = async (services, _caller, { body, address }) => {
  const { db, clock, passwords, callers } = services;
  const { account, held } = await checkCode(services, { ...body, address });
  const { id: accountId } = account;
  const passwordHash = await passwords.hash(body.newPassword, "newPassword");
  // A mailbox is one proof. An account with a second factor also requires that. Only a right code gets here.
  await checkOneTimeCode(services, accountId, body.oneTimeCode);
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const inside = { ...services, db: transaction };
    // Of two resets with one code, only the first consumes it.
    if (!(await takeResetCode(transaction, held, now))) throw new AppError("code-invalid");
    // Its phone may have been proven after the code was sent.
    const isSet = await setPasswordByMail(transaction, accountId, { passwordHash, now });
    if (!isSet) throw new AppError("code-invalid");
    await endAccountSessions(inside, accountId);
    await notifyOfChange(
      inside,
      { ...account, accountId },
      { change: "password-changed", event: "password-reset-by-mail" },
    );
    await recordPlace(inside, { accountId, address });
  });
  callers.forgetAccount(accountId);
  return { message: getReplies().resetPassword };
};
