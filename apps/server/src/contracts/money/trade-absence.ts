import { type CrewDay, countUnpaidHalfDays, type DayPrice } from "@hunarmand/api/contracts/day-share";
import type { PricedRow, TradeDay } from "./money.queries.ts";

/** What days cost where each trade of a quote has its price (docs/product.md X7). */

interface TradePrice {
  handymen: number;
  dayPaisa: number;
}

/** Returns the prices by trade. Undefined unless each trade has one. */
function findPrices({ trades }: PricedRow): Map<number, TradePrice> | undefined {
  const priced = (trades ?? []).flatMap(({ tradeId, handymen, dayPricePaisa: dayPaisa }) =>
    dayPaisa === undefined ? [] : [[tradeId, { handymen, dayPaisa }] as const],
  );
  return priced.length > 0 && priced.length === trades?.length ? new Map(priced) : undefined;
}

/**
 * Returns what absent days take off the price, each at the price of its trade, or what an early end leaves unpaid. Who has none of the trades
 * counts at the average. Undefined if the quote names no price for each trade.
 */
export function findTradeAbsence(row: PricedRow, price: DayPrice): number | undefined {
  const prices = findPrices(row);
  if (!prices) return undefined;
  const averagePaisa = row.pricePaisa / (price.handymen * price.days);
  const priceOf = ({ tradeId }: TradeDay): number =>
    (tradeId === null ? undefined : prices.get(tradeId))?.dayPaisa ?? averagePaisa;
  if (row.onlyDaysWorked) {
    const workedPaisa = row.tradeDays.reduce(
      (sum, part) => sum + ((2 * part.present + part.half) / 2) * priceOf(part),
      0,
    );
    return Math.max(0, Math.round(row.pricePaisa - workedPaisa));
  }
  const freeOf = ({ tradeId, present, half }: TradeDay): number => {
    const trade = tradeId === null ? undefined : prices.get(tradeId);
    return trade ? Math.max(0, 2 * trade.handymen - 2 * present - half) : Number.POSITIVE_INFINITY;
  };
  /** The unpaid half days of all, at the price of the trades whose places stayed free. */
  const costOf = (day: CrewDay): number => {
    const parts = row.tradeDays
      .filter(({ number }) => number === day.number)
      .map((part) => {
        const missing = 2 * part.absent + part.half;
        return { missing, unfilled: Math.min(missing, freeOf(part)), paisa: priceOf(part) / 2 };
      });
    const isUnfilled = parts.some(({ unfilled }) => unfilled > 0);
    const weighed = parts.map(({ missing, unfilled, paisa }) => ({ count: isUnfilled ? unfilled : missing, paisa }));
    const count = weighed.reduce((sum, part) => sum + part.count, 0);
    const paisa = weighed.reduce((sum, part) => sum + part.count * part.paisa, 0);
    return count === 0 ? 0 : (countUnpaidHalfDays([day], price) * paisa) / count;
  };
  return Math.round(row.shortDays.reduce((sum, day) => sum + costOf(day), 0));
}
