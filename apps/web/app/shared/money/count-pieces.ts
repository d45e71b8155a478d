/** Notes and coins of Pakistan in rupees, the largest first. */
export const pieceValues = [5_000, 1_000, 500, 100, 50, 20, 10, 5, 2, 1] as const;
export type PieceValue = (typeof pieceValues)[number];

/** Coins are below this value. */
export const smallestNote: PieceValue = 10;

export interface Pieces {
  value: PieceValue;
  count: number;
}

/** Returns the fewest notes and coins of an amount, or none for an amount with paisa, for which there are no coins. */
export function countPieces(amountPkr: number): Pieces[] {
  if (!Number.isSafeInteger(amountPkr) || amountPkr <= 0) return [];
  let left = amountPkr;
  return pieceValues.flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return count > 0 ? [{ value, count }] : [];
  });
}
