import { countUnpaidHalfDays, findDayPrice } from "@hunarmand/api/contracts/day-share";
import { dayOf } from "../../values/karachi-days.ts";
import { toPaisa, toPkr } from "../../values/money.ts";
import type { PricedRow } from "./money.queries.ts";
import { findTradeAbsence } from "./trade-absence.ts";

/** Returns what the days on which handymen were absent take off the price, or those without work after an early end. Nothing while the number of handymen is unknown. */
export function findAbsence(row: PricedRow): { halfDays: number; amountPaisa: number } {
  const { shortDays, activatedAt, requestedAt, onlyDaysWorked, workedHalfDays } = row;
  const price = findDayPrice(
    { ...row, agreedPrice: toPkr(row.pricePaisa), quote: null },
    dayOf(activatedAt ?? requestedAt),
  );
  if (!price) return { halfDays: 0, amountPaisa: 0 };
  const halfDays = onlyDaysWorked
    ? Math.max(0, 2 * price.handymen * price.days - workedHalfDays)
    : countUnpaidHalfDays(shortDays, price);
  const amountPaisa = findTradeAbsence(row, price) ?? toPaisa(price.costOf({ present: 0, half: halfDays }));
  return { halfDays, amountPaisa };
}
