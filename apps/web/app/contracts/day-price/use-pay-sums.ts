import { findPaySums } from "@hunarmand/api/contracts/quotes/pay-sums";
import quoteTerms from "../../locales/en/quote-terms.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Returns the words for the sums in which a price is paid. Undefined where nothing can be said yet. */
export function usePaySums() {
  const { week, twoHalves } = useMessages(quoteTerms);
  const { pkr } = useFormats();
  return (price: Parameters<typeof findPaySums>[0]): string | undefined => {
    const sums = findPaySums(price);
    if (!sums) return undefined;
    return "week" in sums
      ? week({ price: pkr(sums.week), weekDays: String(sums.weekDays) })
      : twoHalves({ first: pkr(sums.first), last: pkr(sums.last) });
  };
}
