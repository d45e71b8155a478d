import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { countAsked } from "../contract-terms.ts";
import { CrewHandymen } from "../handymen/crew-handymen.tsx";
import { NamedHandymen } from "../handymen/named-handymen.tsx";
import { PayRules } from "../handymen/pay-rules.tsx";

/** Who comes for a price, or could come before the office has named them, and what is not paid: until the answer and after the acceptance. */
export function QuotePeople({ quote }: { quote: Quote }) {
  const { crew, city, startDate, status, nextSteps, named = [] } = quote;
  const canAccept = nextSteps.includes("accept");
  if (!canAccept && status !== quoteStatus.accepted) return null;
  return (
    <>
      {named.length > 0 && (
        <NamedHandymen named={named} handymen={countAsked(quote)} startDate={startDate} isPromised />
      )}
      {named.length === 0 && canAccept && <CrewHandymen trades={crew} city={city} startDate={startDate} isPromised />}
      <PayRules />
    </>
  );
}
