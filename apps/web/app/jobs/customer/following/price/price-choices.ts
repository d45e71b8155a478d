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
 * Up to three amounts below the price, highest first, in PKR: less for the work, and the same for its materials. For work above the usual
 * range: its end, three quarters, its middle. Otherwise 10 and 20 % less. One is usual, if an amount below the price is.
 */
export function listPriceChoices(
  { salary, materials }: Asked,
  usualPrice: { from: number; to: number } | null,
): readonly number[] {
  const work = salary - (materials ?? 0);
  const step = stepFor(work);
  const choices =
    usualPrice && materials !== null && usualPrice.to < work
      ? [usualPrice.to, ...listAmountsBetween(usualPrice.from, usualPrice.to, step)]
      : roundedShares.map((share) => roundDown(work * share, step));
  return [...new Set(usualPrice ? addUsual(choices, usualPrice, work) : choices)]
    .filter((amount) => amount > 0 && amount < work)
    .toSorted((one, other) => other - one)
    .slice(0, shownMax)
    .map((amount) => amount + salary - work);
}

/** Adds the end of the usual range that is nearest to the work's price, if no amount is within it. */
function addUsual(choices: readonly number[], { from, to }: { from: number; to: number }, work: number) {
  if (choices.some((amount) => amount >= from && amount <= to)) return choices;
  return [...choices, work > to ? to : from];
}
