import type { Quote } from "@hunarmand/api/contracts/quotes";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { canAccept } from "./find-current.ts";
import { QuoteRow } from "./quote-row.tsx";

/** A price that waits for its answer, above the form for a new one: one line, until a tap opens it. */
export function PriceToAnswer({ quote }: { quote: Quote }) {
  const { toAnswer } = useMessages(contracts).quotes;
  const { pkr } = useFormats();
  const { crewOf } = useCrewSize();
  const says = toAnswer({ crew: crewOf(quote), amount: pkr(quote.amount ?? 0) });
  return <QuoteRow quote={quote} order={2} says={canAccept(quote) ? says : undefined} />;
}
