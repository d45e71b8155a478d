import { Text } from "@mantine/core";
import namedHandymen from "../../locales/en/named-handymen.json";
import quoteTerms from "../../locales/en/quote-terms.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { NamesBy } from "./names-by.tsx";

interface CrewPromiseProps {
  /** Of the whole crew, and of those whom the office has named. */
  handymen: number;
  named: number;
  startDate: string | null;
}

/** That the whole crew comes, how many of it are named, and until when the others are (docs/product.md Q2, X5): all in one place. */
export function CrewPromise({ handymen, named, startDate }: CrewPromiseProps) {
  const { crewReady } = useMessages(quoteTerms);
  const { nobodyNow, now } = useMessages(namedHandymen);
  const isComplete = named >= handymen;
  return (
    <div>
      <Text mt="xs">{crewReady({ count: handymen })}</Text>
      {!isComplete && <Text>{named === 0 ? nobodyNow : now({ count: named })}</Text>}
      {!isComplete && <NamesBy startDate={startDate} />}
    </div>
  );
}
