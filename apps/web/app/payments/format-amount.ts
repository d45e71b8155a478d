const amount = new Intl.NumberFormat("en-PK", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats PKR with two decimals, as in the overview: 0.00. */
export function formatAmount(pkr: number): string {
  return amount.format(pkr);
}
