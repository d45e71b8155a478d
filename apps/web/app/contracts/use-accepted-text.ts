import contracts from "../locales/en/contracts.json";
import { useMessages } from "../shared/texts/messages.ts";
import { toPakistanDay } from "../shared/texts/pakistan-day.ts";
import { useFormats } from "../shared/texts/use-formats.ts";

/** Returns what comes next in an accepted contract: with a known first day that is not open any more. */
export function useAcceptedText() {
  const { calledAbout, workBegins, next } = useMessages(contracts).record;
  const { calendarDay } = useFormats();
  return (startDate: string | null): string => {
    if (startDate === null) return next.Accepted;
    return startDate > toPakistanDay() ? `${calledAbout} ${workBegins({ day: calendarDay(startDate) })}` : calledAbout;
  };
}
