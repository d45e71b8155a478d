import { Text } from "@mantine/core";
import namedHandymen from "../../locales/en/named-handymen.json";
import quoteTerms from "../../locales/en/quote-terms.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { useNamesWords } from "./names-by.tsx";

interface CrewPromiseProps {
  /** Of the whole crew, and of those whom the office has named. */
  handymen: number;
  named: number;
  startDate: string | null;
}

/** That the whole crew comes, how many of it are named if some are, and until when all are (docs/product.md Q2, X5): one line. */
export function CrewPromise({ handymen, named, startDate }: CrewPromiseProps) {
  const { crewReady, names, othersBy } = useMessages(quoteTerms);
  const { now } = useMessages(namedHandymen);
  const namesBy = useNamesWords(startDate, named > 0 ? othersBy : names);
  const isComplete = named >= handymen;
  const sentences = [
    crewReady({ count: handymen }),
    !isComplete && named > 0 && now({ count: named }),
    !isComplete && namesBy,
  ];
  return <Text mt="xs">{sentences.filter(Boolean).join(" ")}</Text>;
}
