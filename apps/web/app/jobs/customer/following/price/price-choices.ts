import { listAmountsBetween, roundDown } from "../../../price/amounts-between.ts";

const shownMax = 3;
const roundedShares = [0.9, 0.8];
/** Amounts that people pay in notes. */
const stepFor = (pkr: number): number => (pkr < 1_000 ? 50 : 100);

/**
 * Up to three amounts below the price, highest first, in PKR. Above the usual range they lie in it: its end, three quarters,
 * its middle. Otherwise 10 and 20 % less.
 */
export function listPriceChoices(salary: number, usualPrice: { from: number; to: number } | null): readonly number[] {
  const step = stepFor(salary);
  const choices =
    usualPrice && usualPrice.to < salary
      ? [usualPrice.to, ...listAmountsBetween(usualPrice.from, usualPrice.to, step)]
      : roundedShares.map((share) => roundDown(salary * share, step));
  return [...new Set(choices)].filter((amount) => amount > 0 && amount < salary).slice(0, shownMax);
}
