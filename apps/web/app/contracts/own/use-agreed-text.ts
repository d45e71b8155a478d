import { acceptedCallMinutes, addOpenMinutes } from "@hunarmand/api/open-hours";
import contracts from "../../locales/en/contracts.json";
import { useMinute } from "../../shared/office/use-minute.ts";
import { useOpeningHours } from "../../shared/office/use-opening-hours.ts";
import { useMessages } from "../../shared/texts/messages.ts";
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

/** Returns until when the office calls about the crew if its owner sends the details of the work now. Undefined without opening hours. */
export function useCallAfterDetails(): string | undefined {
  const { callAfterDetails } = useMessages(contracts).fromQuote;
  const { soonMoment } = useFormats();
  const hours = useOpeningHours();
  const now = useMinute();
  return (
    hours && callAfterDetails({ moment: soonMoment(addOpenMinutes(now, acceptedCallMinutes, hours).toISOString()) })
  );
}
