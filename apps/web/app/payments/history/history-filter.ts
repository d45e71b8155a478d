import type { CardTransaction, WalletTransaction } from "@hunarmand/api/payments/payer";
import { chargeStatus } from "@hunarmand/api/payments/steps";

export const directions = ["in", "out"] as const;
export type Direction = (typeof directions)[number];

/** Cards say themselves which way the money went (docs/product.md M10). */
export function isCardGoing(
  { TransactionFor }: Pick<CardTransaction, "TransactionFor">,
  direction: Direction,
): boolean {
  return TransactionFor === direction;
}

/** A wallet payment has come in once its status is success, in any letter case; until then it is on its way out. */
export function isWalletGoing(
  { Status }: { Status: WalletTransaction["Status"] | string },
  direction: Direction,
): boolean {
  return (Status.toLowerCase() === chargeStatus.success) === (direction === "in");
}
