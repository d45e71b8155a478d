import type { AddressHolder } from "../../domain/account/proven-address.ts";

/** Verified by the office. Such a handyman would lose an address of a working account by pressing the wrong button. */
const isOfficeVerified = (status: string | null): boolean => status === "Verified" || status === "Suspended";

/**
 * Whether a new account may take an unproven address from this one. `wish` is the caller's choice. Without one, a new account is opened,
 * unless a handyman verified by the office would lose their login.
 */
export const mayOpenAnother = ({ status }: AddressHolder, wish: boolean | undefined): boolean =>
  wish ?? !isOfficeVerified(status);
