import { acceptedCallMinutes, addOpenMinutes } from "@hunarmand/api/open-hours";
import { useState } from "react";
import contracts from "../../locales/en/contracts.json";
import { useOpeningHours } from "../../shared/office/use-opening-hours.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** Returns the words after a proposal from an accepted quote: until when the office calls about its crew, while that is ahead. */
export function useAgreedText() {
  const { one } = useMessages(contracts);
  const { soonMoment } = useFormats();
  const hours = useOpeningHours();
  return (requestedAt: Date): string => {
    const by = hours && addOpenMinutes(requestedAt, acceptedCallMinutes, hours);
    return by !== undefined && by > new Date() ? one.agreedBy({ moment: soonMoment(by.toISOString()) }) : one.agreed;
  };
}

/** Returns what comes next in an accepted contract: with a known first day that is not open any more. */
export function useAcceptedText() {
  const { calledAbout, workBegins, next } = useMessages(contracts).record;
  const { calendarDay } = useFormats();
  return (startDate: string | null): string => {
    if (startDate === null) return next.Accepted;
    return startDate > toPakistanDay() ? `${calledAbout} ${workBegins({ day: calendarDay(startDate) })}` : calledAbout;
  };
}

/** Returns until when the office calls about the crew if its owner sends the details of the work now. Undefined without opening hours. */
export function useCallAfterDetails(): string | undefined {
  const { callAfterDetails } = useMessages(contracts).fromQuote;
  const { soonMoment } = useFormats();
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  return (
    hours && callAfterDetails({ moment: soonMoment(addOpenMinutes(now, acceptedCallMinutes, hours).toISOString()) })
  );
}
