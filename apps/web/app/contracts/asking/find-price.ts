import {
  findOwnSum,
  findPriceAtOnce,
  type PriceAtOnce,
  type UsualPrices,
} from "@hunarmand/api/contracts/quotes/price-at-once";
import { QuoteFields } from "@hunarmand/api/contracts/quotes/request";
import { type emptyQuote, TypedCrew } from "../contract-forms.ts";
import { findSize } from "../day-price/find-usual-sum.ts";

/** The form as far as its figures are right. */
function readAsked(typed: typeof emptyQuote) {
  const { data } = TypedCrew.safeParse(typed);
  if (!data) return undefined;
  const { handymen, days } = findSize(data) ?? {};
  const { data: ownDayPrice } = QuoteFields.shape.ownDayPrice.safeParse(typed.ownDayPrice);
  return {
    crew: data.crew ?? [],
    handymen,
    days,
    startDate: typed.startDate || undefined,
    city: typed.city,
    ownDayPrice,
  };
}

/** Returns whether the typed request gets its price at once, or why not. Undefined before the usual prices are read, and if no trade has one. */
export function findTypedPrice(typed: typeof emptyQuote, usual: UsualPrices | undefined): PriceAtOnce | undefined {
  if (!usual || usual.dayPrices.size === 0) return undefined;
  const asked = readAsked(typed);
  if (!asked || asked.crew.length === 0 || asked.city === "") return { reason: "dates" };
  return findPriceAtOnce(asked, usual);
}

/** Returns what the person would pay in all, in PKR. Undefined unless a price is named. */
export function findTypedOwnSum(typed: typeof emptyQuote, usual: UsualPrices | undefined): number | undefined {
  const asked = readAsked(typed);
  if (asked?.days === undefined) return undefined;
  const { days, handymen = 0 } = asked;
  return findOwnSum({ ...asked, days, handymen }, usual?.dayPrices);
}
