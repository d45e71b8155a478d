import type { ListedContract } from "@hunarmand/api/contracts/contracts";
import contractMoney from "../../locales/en/contract-money.json";
import quoteTerms from "../../locales/en/quote-terms.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { usePaySums } from "./use-pay-sums.ts";

/** Returns how the price of a contract is paid until there are dates: as the quote says, if it does. */
export function usePlanText() {
  const { noPlan } = useMessages(contractMoney);
  const { how, payTimes } = useMessages(quoteTerms);
  const saySums = usePaySums();
  return ({ quote, durationDays }: Pick<ListedContract, "quote" | "durationDays">): string => {
    if (!quote?.payTime) return noPlan;
    const sums = saySums({
      ...quote,
      payTime: quote.payTime,
      durationDays,
      handymen: quote.totalHandymen,
      trades: quote.crew,
    });
    return [`${how}: ${payTimes[quote.payTime]}.`, sums].filter(Boolean).join(" ");
  };
}
