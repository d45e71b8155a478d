const paisaPerPkr = 100;
const wholePercent = 100;

/** Money is integer paisa inside; PKR stand on the wire only. */
export const toPaisa = (pkr: number): number => Math.round(pkr * paisaPerPkr);

export function toPkr(paisa: number): number;
export function toPkr(paisa: number | null): number | null;
export function toPkr(paisa: number | null): number | null {
  return paisa === null ? null : paisa / paisaPerPkr;
}

/** What the platform keeps of an amount. */
export const feeOf = (amountPaisa: number, feePercent: number): number =>
  Math.round((amountPaisa * feePercent) / wholePercent);
