import type { CrewTrade } from "@hunarmand/api/contracts/exact-crew";
import { findPaySums } from "@hunarmand/api/contracts/quotes/pay-sums";
import quoteTerms from "../../locales/en/quote-terms.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { findDayShare } from "./find-usual-sum.ts";

type PaidPrice = Parameters<typeof findPaySums>[0] & { handymen: number; trades: readonly CrewTrade[] };

const haveOnePrice = (trades: readonly CrewTrade[]): boolean =>
  new Set(trades.map(({ dayPrice }) => dayPrice)).size <= 1;

/** Returns the words for the sums in which a price is paid, a week's with how it is counted. Undefined where nothing can be said yet. */
export function usePaySums() {
  const { week, weekOf, about, twoHalves } = useMessages(quoteTerms);
  const { pkr } = useFormats();
  const { countOf, timeOf } = useCrewSize();
  return (paid: PaidPrice): string | undefined => {
    const sums = findPaySums(paid);
    if (!sums) return undefined;
    if (!("week" in sums)) return twoHalves({ first: pkr(sums.first), last: pkr(sums.last) });
    const { handymen, durationDays, trades } = paid;
    const share = findDayShare(paid.amount, { totalHandymen: handymen, durationDays });
    const price = pkr(sums.week);
    if (!share || !haveOnePrice(trades)) return week({ price, weekDays: String(sums.weekDays) });
    const dayPrice = share.isExact ? pkr(share.pkr) : about({ price: pkr(share.pkr) });
    const days = timeOf({ duration: "", durationDays: sums.weekDays });
    return weekOf({ price, crew: countOf(handymen), days, dayPrice });
  };
}
