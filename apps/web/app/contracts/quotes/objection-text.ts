import type { Quote } from "@hunarmand/api/contracts/quotes";
import quoteTerms from "../../locales/en/quote-terms.json";
import { useMessages } from "../../shared/texts/messages.ts";

/** Returns the words for what its owner found wrong with a price. Empty without an objection. */
export function useObjection() {
  const { objections } = useMessages(quoteTerms);
  return ({ objection, objectionWords }: Pick<Quote, "objection" | "objectionWords">): string =>
    objection === null ? "" : `${objections[objection]} ${objectionWords ?? ""}`.trim();
}
