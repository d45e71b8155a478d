/** Another amount than the price: as the handyman types it, and in PKR once it is one. */
export interface OtherCash {
  typed: string;
  amount: number | undefined;
}

/** What the handyman says about the cash before they complete the job. */
export type CashAnswer = "all" | "later" | OtherCash;

/**
 * Returns the cash that the handyman says they have, in PKR. Null if they have none yet or have said nothing; undefined while the other
 * amount is missing or wrong.
 */
export function readCash(answer: CashAnswer | undefined, price: number | null): number | null | undefined {
  if (answer === undefined || answer === "later") return null;
  return answer === "all" ? price : answer.amount;
}
