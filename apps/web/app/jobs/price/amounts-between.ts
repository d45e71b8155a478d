const shares = [0.75, 0.5];

export const roundDown = (pkr: number, step: number): number => Math.floor(pkr / step) * step;

/** Three quarters of the way from one amount to a higher one, then half of it, in PKR, rounded down to the step. */
export const listAmountsBetween = (from: number, to: number, step: number): readonly number[] =>
  shares.map((share) => roundDown(from + (to - from) * share, step));
