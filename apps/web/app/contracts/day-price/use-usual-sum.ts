import type { DayPrice } from "@hunarmand/api/contracts/day-price";
import contractWords from "../../locales/en/contract-words.json";
import { useOffice } from "../../shared/office/office.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { type AskedCrew, findUsualSum } from "./find-usual-sum.ts";

/** Returns the usual price of a handyman's day. Undefined if the office has not set it. */
export function useDayPrice(): DayPrice | undefined {
  const { dayPriceFromPkr, dayPriceToPkr } = useOffice();
  if (dayPriceFromPkr === undefined || dayPriceToPkr === undefined) return undefined;
  return { fromPkr: Number(dayPriceFromPkr), toPkr: Number(dayPriceToPkr) };
}

/** Returns the words for a lower and a higher price, which may be the same. */
export function usePriceRange() {
  const { priceRange } = useMessages(contractWords);
  const { pkr, number } = useFormats();
  return ({ fromPkr, toPkr }: DayPrice): string =>
    fromPkr === toPkr ? pkr(fromPkr) : priceRange({ from: pkr(fromPkr), to: number(toPkr) });
}

/** Returns the words for what a crew usually costs: the middle of the range, which is beside it. Nothing while that is unknown. */
export function useUsualSum() {
  const dayPrice = useDayPrice();
  const sayRange = usePriceRange();
  const { pkr } = useFormats();
  const { countOf, timeOf } = useCrewSize();
  return (crew: AskedCrew) => {
    const sum = dayPrice && findUsualSum(dayPrice, crew);
    if (!sum) return undefined;
    return {
      price: pkr(sum.middlePkr),
      range: sum.fromPkr === sum.toPkr ? undefined : sayRange(sum),
      crew: countOf(sum.handymen),
      days: timeOf({ duration: "", durationDays: sum.days }),
    };
  };
}
