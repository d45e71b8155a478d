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
 * range: its end, three quarters, its middle. Otherwise, also where the price does not name its materials, 10 and 20 % less.
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
  return [...new Set(choices)]
    .filter((amount) => amount > 0 && amount < work)
    .slice(0, shownMax)
    .map((amount) => amount + salary - work);
}
