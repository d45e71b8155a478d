import type { WorkFacts } from "@hunarmand/api/lookups/nearby";
import workFacts from "../../../../locales/en/work-facts.json";
import { useOffice } from "../../../../shared/office/office.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { useAnswer } from "../../answer-time.tsx";
import { roundArrival } from "../steps/near-handymen.ts";
import { useOfferEnds } from "./use-offer-ends.ts";

interface SoonAnswerProps {
  facts: WorkFacts;
  city: string;
  /** How many do this work in the city. */
  handymen: number;
}

/** Beside "As soon as possible", below who can come now and who later: by when people know (docs/product.md O3), and how soon somebody usually comes. */
export function SoonAnswer({ facts, city, handymen }: SoonAnswerProps) {
  const { soon, arrival: sayArrival } = useMessages(workFacts);
  const { time: sayTime } = useFormats();
  const { offerRoundSize } = useOffice();
  const { isDay, taking } = useAnswer({ facts, city });
  const ends = useOfferEnds(undefined);
  if (!ends) return null;
  const count = Math.min(handymen, Number(offerRoundSize) || handymen);
  const awake = Math.min(taking, count);
  const moment = sayTime((awake === 0 ? ends.laterExpiresAt : ends.expiresAt).toISOString());
  const minutes = facts.cities.find((each) => each.city === city)?.usualArrivalMinutes ?? null;
  const arrival = minutes === null || !isDay ? undefined : roundArrival(minutes);
  const isSplit = awake > 0 && awake < count;
  return (
    <span className="soon-answer">
      {isSplit ? soon.some({ moment }) : soon.all({ moment })} {arrival && sayArrival[arrival.unit](arrival)}
    </span>
  );
}
