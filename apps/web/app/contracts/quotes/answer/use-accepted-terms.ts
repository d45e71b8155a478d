import type { Quote } from "@hunarmand/api/contracts/quotes";
import contractMoney from "../../../locales/en/contract-money.json";
import contracts from "../../../locales/en/contracts.json";
import firstPayment from "../../../locales/en/first-payment.json";
import type { DecisionTerms } from "../../../shared/dialogs/dialogs.tsx";
import { getMessages } from "../../../shared/texts/messages.ts";
import { joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../../shared/work/crew-size.ts";
import { useFirstPayment } from "../../day-price/use-first-payment.ts";

/** Returns what an acceptance agrees to, in short lines: who comes, the first day, the first payment, what is next, and the way out. */
export function useAcceptedTerms() {
  const { pkr, calendarDay } = useFormats();
  const { crewOf, timeOf, tradesOf } = useCrewSize();
  const sayFirst = useFirstPayment();
  return (quote: Quote): DecisionTerms => {
    const { startDate, crew, amount } = quote;
    const { acceptStart, acceptNext } = getMessages(contracts).quotes;
    const start = startDate && acceptStart({ day: calendarDay(`${startDate}T00:00:00+05:00`) });
    const lines = [
      joinParts([crew.length > 0 ? tradesOf(crew) : crewOf(quote), timeOf(quote)]),
      start ?? "",
      sayFirst({ ...quote, amount: amount ?? 0 }) ?? getMessages(firstPayment).agreed,
      acceptNext,
      getMessages(contractMoney).incomplete,
    ];
    return { amount: pkr(amount ?? 0), lines: lines.filter((line) => line !== "") };
  };
}
