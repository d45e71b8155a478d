import type * as contract from "@hunarmand/contract/account";
import { AppError } from "../app-error.ts";
import { assertOwnEmail } from "../http/own-account.ts";
import type { UseCase } from "../http/serve.ts";
import { endAccountSessions } from "../http/sessions.ts";
import { findPasswordHash, setPassword } from "./account.queries.ts";
import { guardTry } from "./guard-try.ts";

export const changePassword: UseCase<typeof contract.changePassword> = async (services, caller, { body, address }) => {
  const { db, passwords } = services;
  const { accountId, sessionId } = caller;
  assertOwnEmail(caller, body.email);
  const storedHash = await findPasswordHash(db, accountId);
  const isRight = await guardTry(services, { subject: accountId, address }, () =>
    passwords.matches(storedHash, body.currentPassword),
  );
  if (!isRight) throw new AppError("password-wrong", [{ field: "currentPassword", message: wrongText }]);
  const passwordHash = await passwords.hash(body.newPassword, "newPassword");
  await db.transaction().execute(async (transaction) => {
    await setPassword(transaction, accountId, passwordHash);
    await endAccountSessions({ ...services, db: transaction }, accountId, { except: sessionId });
  });
  services.callers.forgetAccount(accountId);
  return { message: "Password changed successfully" };
};

const wrongText = new AppError("password-wrong").message;
