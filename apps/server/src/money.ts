const paisaPerPkr = 100;

/** Money is integer paisa inside; PKR stand on the wire only. */
export const toPaisa = (pkr: number): number => Math.round(pkr * paisaPerPkr);

export function toPkr(paisa: number): number;
export function toPkr(paisa: number | null): number | null;
export function toPkr(paisa: number | null): number | null {
  return paisa === null ? null : paisa / paisaPerPkr;
}
