import { limits } from "../../limits.ts";
import { type CrewTrade, sumCrew } from "../exact-crew.ts";
import { sumTradePrices, type TradePrices } from "./office-answer.ts";

/** Whether a request gets its price at once, by the usual prices of its trades (docs/product.md Q1). The form and the server ask the same. */

/** A request as far as it is known. */
export interface AskedPrice {
  crew: readonly CrewTrade[];
  /** Of work. */
  days: number | undefined;
  /** As 2026-03-02. */
  startDate: string | undefined;
  city: string;
  /** What its owner asks for, of one handyman and day of any trade, in PKR. */
  ownDayPrice: number | undefined;
}

/** What the office has named: the usual price of a day by trade, in PKR, and the largest crew that the portal prices. */
export interface UsualPrices {
  dayPrices: ReadonlyMap<string, number>;
  handymenMax: number;
}

/** Why the office prices a request itself. `dates`: its owner can name them. */
export const officePriceReasons = ["dates", "trades", "city", "large", "own"] as const;
export type OfficePriceReason = (typeof officePriceReasons)[number];

export type PriceAtOnce =
  | { amount: number; tradePrices: TradePrices }
  | { reason: OfficePriceReason; amount?: undefined };

/** Returns the price of each trade. Undefined unless all have one. */
export function findTradePrices({ crew }: Pick<AskedPrice, "crew">, dayPrices: UsualPrices["dayPrices"]) {
  const trades = crew.flatMap(({ trade, handymen }) => {
    const dayPrice = dayPrices.get(trade);
    return dayPrice === undefined ? [] : [{ trade, handymen, dayPrice }];
  });
  return trades.length > 0 && trades.length === crew.length ? trades : undefined;
}

/** How what an owner asks for a day of a trade compares with its usual price. */
export type OwnSide = "above" | "usual" | "below";

export function compareWithUsual(own: number, usual: number): OwnSide {
  if (own === usual) return "usual";
  return own > usual ? "above" : "below";
}

/** Whether what its owner asks for is below the usual price: of a trade, or of all together. For more than usual they pay the usual price. */
function isBelowUsual({ crew, ownDayPrice }: AskedPrice, { trades, days }: TradePrices): boolean {
  const isTradeBelow = crew.some(
    ({ ownDayPrice: own }, place) =>
      own !== undefined && compareWithUsual(own, trades[place]?.dayPrice ?? own) === "below",
  );
  const isBelow = ownDayPrice !== undefined && ownDayPrice * days * sumCrew(trades) < sumTradePrices({ days, trades });
  return isTradeBelow || isBelow;
}

type OwnPrices = Pick<AskedPrice, "crew" | "ownDayPrice"> & { handymen: number; days: number };

/** Returns what its owner would pay in all, in PKR: a trade without an own price counts at its usual one. Undefined unless one is named. */
export function findOwnSum(
  { crew, handymen, days, ownDayPrice: all }: OwnPrices,
  dayPrices: UsualPrices["dayPrices"] | undefined,
): number | undefined {
  if (all === undefined && crew.every(({ ownDayPrice }) => ownDayPrice === undefined)) return undefined;
  const rows = crew.length > 0 ? crew : [{ trade: "", handymen }];
  return rows.reduce<number | undefined>((sum, { trade, handymen, ownDayPrice = all ?? dayPrices?.get(trade) }) => {
    if (sum === undefined || ownDayPrice === undefined) return undefined;
    return sum + handymen * days * ownDayPrice;
  }, 0);
}

/** Returns the price of the whole request in PKR, or why the office has to price it. */
export function findPriceAtOnce(asked: AskedPrice, { dayPrices, handymenMax }: UsualPrices): PriceAtOnce {
  const trades = findTradePrices(asked, dayPrices);
  if (!trades) return { reason: "trades" };
  if (asked.city === "Other" || asked.city === "") return { reason: "city" };
  if (sumCrew(trades) > handymenMax) return { reason: "large" };
  const { days, startDate } = asked;
  if (days === undefined || startDate === undefined) return { reason: "dates" };
  const tradePrices = { days, trades };
  const amount = sumTradePrices(tradePrices);
  if (amount > limits.quotePkrMax) return { reason: "large" };
  return isBelowUsual(asked, tradePrices) ? { reason: "own" } : { amount, tradePrices };
}
