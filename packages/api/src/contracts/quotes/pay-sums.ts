import type { PayTime } from "../contract-money.ts";
import { workWeekDays } from "../exact-crew.ts";
import { findWorkWeeks } from "./work-weeks.ts";

/** What a payment of a price is, before there is a plan (docs/product.md Q1). */

const weekStepPkr = 100;

interface PaidPrice {
  /** In PKR for the whole crew and time. */
  amount: number;
  payTime: PayTime | null | undefined;
  durationDays: number | null;
}

/** In PKR: of a week with so many days, rounded down to hundreds, or of the two halves. */
export type PaySums = { week: number; weekDays: number } | { first: number; last: number };

/** Returns the sums in which a price is paid. Undefined where there is only one, or where days or dates are still agreed on. */
export function findPaySums({ amount, payTime, durationDays }: PaidPrice): PaySums | undefined {
  if (payTime === "halves") {
    const first = Math.ceil(amount / 2);
    return { first, last: amount - first };
  }
  if (payTime !== "weekly" || durationDays === null) return undefined;
  const { weekDays } = findWorkWeeks(durationDays) ?? { weekDays: workWeekDays };
  if (durationDays <= weekDays) return undefined;
  const week = Math.floor((amount * weekDays) / durationDays / weekStepPkr) * weekStepPkr;
  return week > 0 ? { week, weekDays } : undefined;
}
