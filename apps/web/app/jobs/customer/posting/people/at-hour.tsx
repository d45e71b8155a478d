import type { WorkFacts } from "@hunarmand/api/lookups/nearby";
import { workBegins } from "@hunarmand/api/providers/work-hours";
import { useState } from "react";
import workFacts from "../../../../locales/en/work-facts.json";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import { countAtHour } from "../steps/near-handymen.ts";

interface AtHourProps {
  facts: WorkFacts;
  city: string;
  handymen: number;
}

/** How many of them take jobs at this hour (docs/product.md P7). */
export function AtHour({ facts, city, handymen: count }: AtHourProps) {
  const { atHour } = useMessages(workFacts);
  const { hour } = useFormats();
  const [now] = useState(() => new Date());
  const taking = countAtHour(facts, city, now);
  if (taking === count) return atHour.all({ count });
  const time = hour(workBegins);
  return taking === 0 ? atHour.none({ count, time }) : atHour.some({ count: taking, time });
}

/** The only handyman of the city by name, and whether they take jobs at this hour. */
export function OnlyHandyman({ facts, city, name }: Pick<AtHourProps, "facts" | "city"> & { name: string }) {
  const { only } = useMessages(workFacts);
  const { hour } = useFormats();
  const [now] = useState(() => new Date());
  const place = getName(city);
  return countAtHour(facts, city, now) === 0
    ? only.later({ name, city: place, time: hour(workBegins) })
    : only.now({ name, city: place });
}
