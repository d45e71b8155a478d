import type { CardTransaction, WalletTransaction } from "@hunarmand/api/payments/payer";
import { chargeStatus } from "@hunarmand/api/payments/steps";

export const directions = ["in", "out"] as const;
export type Direction = (typeof directions)[number];

/** Returns whether a card payment has this direction. It names its direction itself (docs/product.md M10). */
export function isCardGoing(
  { TransactionFor }: Pick<CardTransaction, "TransactionFor">,
  direction: Direction,
): boolean {
  return TransactionFor === direction;
}

/**
 * Returns whether a wallet payment has this direction: incoming once its status is success, in any letter case,
 * otherwise outgoing.
 */
export function isWalletGoing(
  { Status }: { Status: WalletTransaction["Status"] | string },
  direction: Direction,
): boolean {
  return (Status.toLowerCase() === chargeStatus.success) === (direction === "in");
}
