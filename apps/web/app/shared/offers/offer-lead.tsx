import type { RequestedJob } from "@hunarmand/api/jobs/job";
import { Text } from "@mantine/core";
import jobs from "../../locales/en/jobs.json";
import { WholeNames } from "../lists/whole-names.tsx";
import { useMessages } from "../texts/messages.ts";
import { getName } from "../texts/names.ts";
import { useFormats } from "../texts/use-formats.ts";
import { useWishedTime } from "./wished-facts.tsx";

/** Where and when, in one line. */
export function WhereAndWhen({ offer }: { offer: RequestedJob }) {
  const { value: when } = useWishedTime(offer);
  const place = usePlace(offer);
  return (
    <Text>
      <WholeNames>{place}</WholeNames> · {when}
    </Text>
  );
}

/** The area, with its distance from the handyman's last position, or else from their own area (docs/product.md J8). */
function usePlace({ area: name, distanceBand, distanceKm, areasApartKm }: RequestedJob): string {
  const { requested } = useMessages(jobs);
  const { number } = useFormats();
  const area = getName(name);
  if (distanceKm) {
    const values = { area, from: number(distanceKm.from), to: number(distanceKm.to ?? 0) };
    return distanceKm.to === null ? requested.areaOver(values) : requested.areaWithin(values);
  }
  if (distanceBand === "same-area") return `${area} · ${requested.sameArea}`;
  // A reply that this phone stored earlier may lack it.
  return areasApartKm ? requested.areaApart({ area, kilometers: number(areasApartKm) }) : area;
}
