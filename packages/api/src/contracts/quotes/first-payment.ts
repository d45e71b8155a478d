import type { PayTime } from "../contract-money.ts";
import { workWeekDays } from "../exact-crew.ts";
import { findPaySums } from "./pay-sums.ts";
import { findWorkDay, findWorkWeeks } from "./work-weeks.ts";

/** What the owner of a price pays first, and when (docs/product.md Q1). */

interface Terms {
  /** In PKR for the whole crew and time. */
  amount: number;
  payTime: PayTime | null | undefined;
  durationDays: number | null;
  /** As 2026-03-02. */
  startDate: string | null;
}

/** In PKR. The day is undefined while the first day of work is. Weekly: after the first week. Halves: before that day. End: after the last day. */
export interface FirstPayment {
  payTime: Exclude<PayTime, "agreed">;
  amount: number;
  day: string | undefined;
}

/** Returns the first payment of a price. Undefined where the office agrees on it later, and by the week or at the end without exact days. */
export function findFirstPayment({ amount, payTime, durationDays, startDate }: Terms): FirstPayment | undefined {
  if (!payTime || payTime === "agreed") return undefined;
  const sums = findPaySums({ amount, payTime, durationDays });
  if (payTime === "halves")
    return { payTime, amount: sums && "first" in sums ? sums.first : amount, day: startDate ?? undefined };
  if (durationDays === null) return undefined;
  const { weekDays } = findWorkWeeks(durationDays) ?? { weekDays: workWeekDays };
  const isByWeek = payTime === "weekly" && sums !== undefined && "week" in sums;
  const day = startDate === null ? undefined : findWorkDay(startDate, isByWeek ? weekDays : durationDays, weekDays);
  return isByWeek ? { payTime, amount: sums.week, day } : { payTime: "end", amount, day };
}
