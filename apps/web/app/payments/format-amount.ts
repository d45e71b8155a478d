const amount = new Intl.NumberFormat("en-PK", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** PKR with both its decimals, as the overview writes it: 0.00. */
export function formatAmount(pkr: number): string {
  return amount.format(pkr);
}
