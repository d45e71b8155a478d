import type * as contract from "@hunarmand/contract/account";
import { AppError } from "../app-error.ts";
import type { UseCase } from "../http/serve.ts";
import { endAccountSessions } from "../http/sessions.ts";
import { setPassword } from "./account.queries.ts";
import { checkCode } from "./check-code.ts";
import { takeResetCode } from "./reset-codes.queries.ts";

export const resetPassword: UseCase<typeof contract.resetPassword> = async (services, _caller, { body }) => {
  const { db, clock, passwords, callers } = services;
  const right = await checkCode(services, body);
  const passwordHash = await passwords.hash(body.newPassword, "newPassword");
  await db.transaction().execute(async (transaction) => {
    // Of two resets with one code, the one that takes it away wins.
    if (!(await takeResetCode(transaction, { ...right, now: clock.now() }))) throw new AppError("code-invalid");
    await setPassword(transaction, right.accountId, passwordHash);
    await endAccountSessions({ ...services, db: transaction }, right.accountId);
  });
  callers.forgetAccount(right.accountId);
  return { message: "Your password has been reset successfully" };
};
