const paisaPerPkr = 100;

/** Money is integer paisa inside; PKR stand on the wire only. */
export const toPaisa = (pkr: number): number => Math.round(pkr * paisaPerPkr);

export const toPkr = (paisa: number | null): number | null => (paisa === null ? null : paisa / paisaPerPkr);
