import { invalidField } from "../../values/app-error.ts";
import { dayOf } from "../../values/karachi-days.ts";

const century = 2_000;

export interface CardExpiry {
  month: number;
  year: number;
}

/** Reads MM/YY. A card is valid to the end of its month. @throws AppError invalid-input for an expired card */
export function readExpiry(expiryDate: string, now: Date): CardExpiry {
  const [month = 0, shortYear = 0] = expiryDate.split("/").map(Number);
  const year = century + shortYear;
  const [thisYear = 0, thisMonth = 0] = dayOf(now).split("-").map(Number);
  if (year < thisYear || (year === thisYear && month < thisMonth)) {
    throw invalidField("expiryDate", "card-expired");
  }
  return { month, year };
}
