import { mayOpenAnother } from "../domain/account/may-open-another.ts";
import { consumePhoneCode } from "../domain/account/phone/phone-codes.queries.ts";
import {
  type AddressHolder,
  findAddressHolder,
  isProtectedAddress,
  isProven,
  releaseAddress,
} from "../domain/account/proven-address.ts";
import type { Services } from "../services/services.ts";
import { AppError, makeIssue } from "../values/app-error.ts";

/** A number that its owner has confirmed by a code. */
export interface ProvenNumber {
  phone: string;
  ticketHash: string;
  /** The applicant's choice about an account that has the number without proof (see `mayOpenAnother`). */
  newAccount: boolean | undefined;
}

/**
 * Consumes the code, and removes the number from an account that has not confirmed it. Returns that account. Call it in a transaction.
 *
 * @throws AppError code-invalid, phone-taken if another account has confirmed it, phone-unproven
 */
export async function takeProvenNumber(
  services: Services,
  { phone, ticketHash, newAccount }: ProvenNumber,
): Promise<AddressHolder | undefined> {
  const proven = { purpose: "phone", address: phone } as const;
  if (!(await consumePhoneCode(services.db, ticketHash))) throw new AppError("code-invalid");
  const holder = await findAddressHolder(services.db, proven);
  if (!holder) return undefined;
  if (isProven(holder, "phone") || isProtectedAddress(holder))
    throw new AppError("phone-taken", [makeIssue("PhoneNumber", "phone-taken")]);
  if (!mayOpenAnother(holder, newAccount)) throw new AppError("phone-unproven");
  await releaseAddress(services, holder, proven);
  return holder;
}
