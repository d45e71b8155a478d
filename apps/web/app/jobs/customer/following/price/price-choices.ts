import { listAmountsBetween, roundDown } from "../../../price/amounts-between.ts";

const shownMax = 3;
const roundedShares = [0.9, 0.8];
/** Amounts that people pay in notes. */
const stepFor = (pkr: number): number => (pkr < 1_000 ? 50 : 100);

interface Asked {
  salary: number;
  /** The part of it for materials, which cost what they did. */
  materials: number | null;
}

/**
 * Up to three amounts below the price, in PKR: less for the work, and the same for its materials. For work above the usual range, highest first:
 * its end, three quarters, its middle. A sum that does not name its materials is at least the end of the range, which is first. Otherwise 10 and
 * 20 % less, highest first. One is usual, if an amount below the price is.
 */
export function listPriceChoices(
  { salary, materials }: Asked,
  usualPrice: { from: number; to: number } | null,
): readonly number[] {
  const work = salary - (materials ?? 0);
  const step = stepFor(work);
  const less = roundedShares.map((share) => roundDown(work * share, step));
  if (usualPrice && materials === null && usualPrice.to < work)
    return [usualPrice.to, ...less.toReversed().filter((amount) => amount > usualPrice.to)];
  const choices =
    usualPrice && usualPrice.to < work
      ? [usualPrice.to, ...listAmountsBetween(usualPrice.from, usualPrice.to, step)]
      : less;
  return [...new Set(usualPrice ? addUsual(choices, usualPrice) : choices)]
    .filter((amount) => amount > 0 && amount < work)
    .toSorted((one, other) => other - one)
    .slice(0, shownMax)
    .map((amount) => amount + salary - work);
}

/** Adds the beginning of the usual range, if no amount is within it. */
function addUsual(choices: readonly number[], { from, to }: { from: number; to: number }) {
  if (choices.some((amount) => amount >= from && amount <= to)) return choices;
  return [...choices, from];
}
