import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import contracts from "../../../locales/en/contracts.json";
import crewPrice from "../../../locales/en/crew-price.json";
import { useMessages } from "../../../shared/texts/messages.ts";

/** Returns the title of a quote that is shown whole, which says how far it is. */
export function useStateTitle() {
  const { agreedTitle, answerTitle, sentTitle, takenBackTitle } = useMessages(contracts).quotes;
  const { title: priceTitle } = useMessages(crewPrice).atOnce;
  return ({ status, amount, isPricedAtOnce }: Quote): string => {
    if (status === quoteStatus.accepted) return agreedTitle;
    if (status === quoteStatus.new) return sentTitle;
    if (amount === null) return takenBackTitle;
    return isPricedAtOnce ? priceTitle : answerTitle;
  };
}
