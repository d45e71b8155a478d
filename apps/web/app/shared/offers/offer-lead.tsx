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

/** The area, with the one distance that the server names (docs/product.md J8). */
function usePlace({ area: name, distanceBand, areasApartKm }: RequestedJob): string {
  const { requested } = useMessages(jobs);
  const { number } = useFormats();
  const area = getName(name);
  if (distanceBand === "same-area") return `${area} · ${requested.sameArea}`;
  // A reply that this phone stored earlier may lack it.
  return areasApartKm ? requested.areaApart({ area, kilometers: number(areasApartKm) }) : area;
}
