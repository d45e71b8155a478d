import type * as api from "@hunarmand/api/account/passwords";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import { notifyOfChange } from "../../domain/account/notify-of-change.ts";
import { assertOwnEmail } from "../../domain/account/own-account.ts";
import { proveWithPassword } from "../../domain/account/prove-owner.ts";
import type { UseCase } from "../../http/serve.ts";
import { endAccountSessions } from "../../services/login/sessions.ts";
import { getReplies } from "../../values/replies.ts";
import { findPasswordHash, setPassword } from "../account.queries.ts";

export const changePassword: UseCase<typeof api.changePassword> = async (services, caller, { body, address }) => {
  const { db, passwords } = services;
  const { accountId, sessionId } = caller;
  const { email, currentPassword, newPassword } = body;
  assertOwnEmail(caller, email);
  const storedHash = await findPasswordHash(db, accountId);
  await proveWithPassword(services, { accountId, passwordHash: storedHash, currentPassword, address });
  const passwordHash = await passwords.hash(newPassword, "newPassword");
  await asOpenAccount(db, accountId, async (transaction) => {
    const inside = { ...services, db: transaction };
    await setPassword(transaction, accountId, passwordHash);
    await endAccountSessions(inside, accountId, { except: sessionId });
    await notifyOfChange(inside, caller, { change: "password-changed" });
  });
  services.callers.forgetAccount(accountId);
  return { message: getReplies().changePassword };
};
