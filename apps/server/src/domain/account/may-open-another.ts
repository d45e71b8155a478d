import { isIdentityVerified } from "@hunarmand/api/providers/steps";
import type { AddressHolder } from "./proven-address.ts";

/**
 * Whether a new account may take an unproven address from this one. `wish` is the caller's choice. Without one, a new account is opened,
 * unless a handyman verified by the office would lose their login.
 */
export const mayOpenAnother = ({ status }: AddressHolder, wish: boolean | undefined): boolean =>
  wish ?? !isIdentityVerified(status);
