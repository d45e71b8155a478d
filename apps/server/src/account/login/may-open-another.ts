import { isIdentityVerified } from "@hunarmand/api/providers/steps";
import type { AddressHolder } from "../../domain/account/proven-address.ts";

/**
 * Does a new account take the address that this one never proved? `wish` is what the caller said; who says nothing opens one, except where
 * that would cost a handyman whom the office has verified their way in.
 */
export const mayOpenAnother = ({ status }: AddressHolder, wish: boolean | undefined): boolean =>
  wish ?? !isIdentityVerified(status);
