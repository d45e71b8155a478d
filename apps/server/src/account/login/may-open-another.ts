import type { AddressHolder } from "../../domain/account/proven-address.ts";

/** Whom the office has seen: a handyman who presses the wrong button would lose an address of their working account. */
const isOfficeVerified = (status: string | null): boolean => status === "Verified" || status === "Suspended";

/**
 * Does a new account take the address that this one never proved? `wish` is what the caller said; who says nothing opens one, except where
 * that would cost a handyman whom the office has verified their way in.
 */
export const mayOpenAnother = ({ status }: AddressHolder, wish: boolean | undefined): boolean =>
  wish ?? !isOfficeVerified(status);
