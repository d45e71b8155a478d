import type * as contract from "@hunarmand/api/account/phone-codes";
import { notifyOfChange } from "../../domain/account/notify-of-change.ts";
import { takePhoneCode } from "../../domain/account/phone-codes.queries.ts";
import { checkPhoneCode } from "../../domain/account/phone-codes.ts";
import { findAddressHolder } from "../../domain/account/proven-address.ts";
import type { UseCase } from "../../http/serve.ts";
import { rememberPlace } from "../../services/login/places.ts";
import { endAccountSessions } from "../../services/login/sessions.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { setPassword } from "../account.queries.ts";
import { assertOpenByPhone } from "./phone-doors.ts";

export const resetByCode: UseCase<typeof contract.resetByCode> = async (services, _caller, { body, address }) => {
  const { db, passwords, callers } = services;
  const { ticket, code, newPassword } = body;
  const { phone, ticketHash } = await checkPhoneCode(services, { ticket, code, purpose: "password" });
  const passwordHash = await passwords.hash(newPassword, "newPassword");
  const accountId = await db.transaction().execute(async (transaction) => {
    const inside = { ...services, db: transaction };
    if (!(await takePhoneCode(transaction, ticketHash))) throw new AppError("code-invalid");
    const holder = await findAddressHolder(transaction, { purpose: "phone", address: phone });
    if (!holder) throw new AppError("phone-not-found");
    assertOpenByPhone(holder);
    await setPassword(transaction, holder.id, passwordHash);
    await endAccountSessions(inside, holder.id);
    await notifyOfChange(inside, { ...holder, accountId: holder.id }, { change: "password-changed" });
    await rememberPlace(inside, { accountId: holder.id, address });
    return holder.id;
  });
  callers.forgetAccount(accountId);
  return { message: getReplies().resetPassword };
};
