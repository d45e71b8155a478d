import type * as api from "@hunarmand/api/account/phone-codes";
import type { Database } from "../../database/database.ts";
import { notifyOfChange } from "../../domain/account/notify-of-change.ts";
import { consumePhoneCode } from "../../domain/account/phone/phone-codes.queries.ts";
import { checkPhoneCode, eventOf } from "../../domain/account/phone/phone-codes.ts";
import { consumePhoneResetPermit, hasPayoutAccount } from "../../domain/account/phone/phone-resets.queries.ts";
import { type AddressHolder, findAddressHolder } from "../../domain/account/proven-address.ts";
import type { UseCase } from "../../http/serve.ts";
import { recordPlace } from "../../services/login/places.ts";
import { endAccountSessions } from "../../services/login/sessions.ts";
import { findWho, logRefusal } from "../../services/security/security-log.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { setPassword } from "../account.queries.ts";
import { assertOpenByPhone } from "./phone-account-checks.ts";

export const resetByCode: UseCase<typeof api.resetByCode> = async (services, _caller, { body, address }) => {
  const { db, clock, passwords, callers } = services;
  const { ticket, code, newPassword } = body;
  const { phone, ticketHash } = await checkPhoneCode(services, { ticket, code, purpose: "password" });
  const passwordHash = await passwords.hash(newPassword, "newPassword");
  const reset = () =>
    db.transaction().execute(async (transaction) => {
      const inside = { ...services, db: transaction };
      if (!(await consumePhoneCode(transaction, ticketHash))) throw new AppError("code-invalid");
      const holder = await findAddressHolder(transaction, { purpose: "phone", address: phone });
      if (!holder) throw new AppError("phone-not-found");
      await assertResetByPhone(transaction, holder, clock.now());
      await setPassword(transaction, holder.id, passwordHash);
      await endAccountSessions(inside, holder.id);
      const change = { change: "password-changed", event: eventOf.password } as const;
      await notifyOfChange(inside, { ...holder, accountId: holder.id }, change);
      await recordPlace(inside, { accountId: holder.id, address });
      return holder.id;
    });
  const who = await findWho(services, phone);
  const accountId = await logRefusal(services, { kind: eventOf.password, ...who }, reset);
  callers.forgetAccount(accountId);
  return { message: getReplies().resetPassword };
};

/**
 * A thief who has the SIM card gets the text message too. So if a handyman has a payout account, the office must have allowed the reset
 * (docs/security-rules.md S15). This uses up its permission. A code by mail is not checked like this.
 * @throws AppError phone-taken, account-blocked, phone-unproven, phone-not-enough
 */
async function assertResetByPhone(db: Database, holder: AddressHolder, now: Date): Promise<void> {
  assertOpenByPhone(holder);
  const needsOffice = holder.role === "Provider" && (await hasPayoutAccount(db, holder.id));
  if (needsOffice && !(await consumePhoneResetPermit(db, holder.id, now))) throw new AppError("phone-not-enough");
}
