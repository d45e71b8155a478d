const shownMax = 3;
const roundedShares = [0.9, 0.8];
/** Amounts that people pay in notes. */
const stepFor = (salary: number): number => (salary < 1_000 ? 50 : 100);

/** Up to three amounts below the price, highest first: the end of the usual range, then 10 and 20 % less. In PKR. */
export function listPriceChoices(salary: number, usualPrice: { to: number } | null): readonly number[] {
  const step = stepFor(salary);
  const less = roundedShares.map((share) => Math.floor((salary * share) / step) * step);
  const usual = usualPrice && usualPrice.to < salary ? [usualPrice.to] : [];
  const choices = [...new Set([...usual, ...less])].filter((amount) => amount > 0 && amount < salary);
  return choices.toSorted((one, other) => other - one).slice(0, shownMax);
}
