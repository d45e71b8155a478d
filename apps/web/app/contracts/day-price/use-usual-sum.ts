import { type CrewTrade, sumCrew } from "@hunarmand/api/contracts/exact-crew";
import { sumTradePrices, type TradePrices } from "@hunarmand/api/contracts/quotes/office-answer";
import { findTradePrices, type UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import contracts from "../../locales/en/contracts.json";
import crewPrice from "../../locales/en/crew-price.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { type AskedCrew, findSize, findUsualSum } from "./find-usual-sum.ts";
import { useDayPrice, usePriceRange } from "./usual-day-price.tsx";

/** What a crew usually costs, in PKR and in words. */
export interface UsualWords {
  amount: number;
  price: string;
  /** The lower and the higher price, where only the one range of all trades is known. */
  range: string | undefined;
  crew: string;
  days: string;
  sentence: string;
  /** The trades with their prices, and the days, if all trades have one. */
  byTrade: TradePrices | undefined;
}

/**
 * Returns the words for what a crew usually costs: by the price of each trade if all have one, or else the middle of the range, which is
 * beside it. Nothing while that is unknown.
 */
export function useUsualSum(usual: UsualPrices | undefined) {
  const { usualSum } = useMessages(contracts).quoteForm;
  const { tradeSum } = useMessages(crewPrice).atOnce;
  const dayPrice = useDayPrice();
  const sayRange = usePriceRange();
  const { pkr } = useFormats();
  const { countOf, timeOf } = useCrewSize();
  return (crew: AskedCrew, trades: readonly CrewTrade[] = []): UsualWords | undefined => {
    const size = findSize(crew);
    // One price must not show before the other.
    if (!size || (trades.length > 0 && !usual)) return undefined;
    const days = timeOf({ duration: "", durationDays: size.days });
    const priced = usual && findTradePrices({ crew: trades }, usual.dayPrices);
    if (priced) {
      const byTrade = { days: size.days, trades: priced };
      const amount = sumTradePrices(byTrade);
      const words = { price: pkr(amount), crew: countOf(sumCrew(priced)), days };
      return { ...words, amount, range: undefined, sentence: tradeSum(words), byTrade };
    }
    const sum = dayPrice && findUsualSum(dayPrice, crew);
    if (!sum) return undefined;
    const words = { price: pkr(sum.middlePkr), crew: countOf(size.handymen), days };
    const range = sum.fromPkr === sum.toPkr ? undefined : sayRange(sum);
    return { ...words, amount: sum.middlePkr, range, sentence: usualSum(words), byTrade: undefined };
  };
}
