import { type AddressHolder, isProtectedAddress, isProven } from "../../domain/account/proven-address.ts";
import { AppError } from "../../values/app-error.ts";

/** @throws AppError phone-taken for office accounts, account-blocked */
export function assertPortalAccount(holder: AddressHolder): void {
  if (holder.role !== "Customer" && holder.role !== "Provider") throw new AppError("phone-taken");
  if (isProtectedAddress(holder)) throw new AppError("account-blocked");
}

/**
 * Makes sure that a code to this number may open its holder's account. An unproven number may be a typing mistake, or a stranger's.
 * @throws AppError phone-taken for office accounts, account-blocked, phone-unproven
 */
export function assertOpenByPhone(holder: AddressHolder): void {
  assertPortalAccount(holder);
  if (holder.disabledAt) throw new AppError("account-blocked");
  if (!isProven(holder, "phone")) throw new AppError("phone-unproven");
}
