import { findWorkWeeks } from "@hunarmand/api/contracts/quotes/work-weeks";
import quoteTerms from "../../locales/en/quote-terms.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";

/** Returns the words for days of work, with their weeks if they are whole ones: a price by the week is then easy to check. */
export function useWorkWeeks() {
  const { weeks: sayWeeks } = useMessages(quoteTerms);
  const { timeOf } = useCrewSize();
  return (durationDays: number): string => {
    const days = timeOf({ duration: "", durationDays });
    const found = findWorkWeeks(durationDays);
    return found ? sayWeeks({ days, weeks: found.weeks, weekDays: String(found.weekDays) }) : days;
  };
}
