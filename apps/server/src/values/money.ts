const paisaPerPkr = 100;
const wholePercent = 100;

/** Amounts are integer paisa internally. Only the wire uses PKR. */
export const toPaisa = (pkr: number): number => Math.round(pkr * paisaPerPkr);

export function toPkr(paisa: number): number;
export function toPkr(paisa: number | null): number | null;
export function toPkr(paisa: number | null): number | null {
  return paisa === null ? null : paisa / paisaPerPkr;
}

/** Returns the platform's fee for an amount. */
export const feeOf = (amountPaisa: number, feePercent: number): number =>
  Math.round((amountPaisa * feePercent) / wholePercent);
