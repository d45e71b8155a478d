const shownMax = 3;
const roundedShares = [0.9, 0.8];
/** Amounts that people pay in notes. */
const stepFor = (pkr: number): number => (pkr < 1_000 ? 50 : 100);
const roundDown = (pkr: number, step: number): number => Math.floor(pkr / step) * step;

/**
 * Up to three amounts below the price, highest first, in PKR. Above the usual range they lie in it: its end, three quarters,
 * its middle. Otherwise 10 and 20 % less.
 */
export function listPriceChoices(salary: number, usualPrice: { from: number; to: number } | null): readonly number[] {
  const step = stepFor(salary);
  const choices =
    usualPrice && usualPrice.to < salary
      ? listUsual(usualPrice, step)
      : roundedShares.map((share) => roundDown(salary * share, step));
  return [...new Set(choices)].filter((amount) => amount > 0 && amount < salary).slice(0, shownMax);
}

const listUsual = ({ from, to }: { from: number; to: number }, step: number): readonly number[] => [
  to,
  ...[0.75, 0.5].map((share) => roundDown(from + (to - from) * share, step)),
];
