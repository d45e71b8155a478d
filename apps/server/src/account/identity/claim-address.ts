import type * as api from "@hunarmand/api/account/identity";
import type { InputOf } from "@hunarmand/api/call";
import { proveOwner } from "../../domain/account/prove-owner.ts";
import { findAddressHolder, isProtectedAddress, isProven } from "../../domain/account/proven-address.ts";
import { getPhone } from "../../domain/account/registration.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError, invalidField, makeIssue } from "../../values/app-error.ts";
import { normaliseEmail } from "../../values/identifiers.ts";
import { getReplies } from "../../values/replies.ts";
import { sendCode } from "./send-proof-code.ts";

export const claimAddress: UseCase<typeof api.claimAddress> = async (services, caller, { body, address: from }) => {
  const { field, ...claimed } = readClaim(body);
  const { purpose } = claimed;
  await proveOwner(services, caller, { currentPassword: body.currentPassword, address: from, fields: [field] });
  const holder = await findAddressHolder(services.db, claimed);
  const isTaken = holder && holder.id !== caller.accountId && (isProven(holder, purpose) || isProtectedAddress(holder));
  if (isTaken) throw new AppError(`${purpose}-taken`, [makeIssue(field, `${purpose}-taken`)]);
  await sendCode(services, caller, { code: { ...claimed, isClaim: true }, from });
  const { emailCodeSent, phoneCodeSent } = getReplies();
  return { message: purpose === "email" ? emailCodeSent : phoneCodeSent };
};

/**
 * Returns the e-mail or the phone number that is given, and the name of its field.
 * @throws AppError invalid-input for none or both
 */
function readClaim({ email, phoneNumber }: InputOf<typeof api.claimAddress>["body"]) {
  if (email && phoneNumber) throw invalidField("email", "address-one");
  if (email) return { purpose: "email", field: "email", address: normaliseEmail(email) } as const;
  if (!phoneNumber) throw invalidField("phoneNumber", "required");
  return { purpose: "phone", field: "phoneNumber", address: getPhone(phoneNumber, "phoneNumber") } as const;
}
