import type { CrewTrade } from "@hunarmand/api/contracts/exact-crew";
import contractWords from "../../locales/en/contract-words.json";
import { useMessages } from "../texts/messages.ts";
import { getName, joinParts } from "../texts/names.ts";
import { useContractWord } from "./contract-word.ts";

interface CrewCount {
  totalHandymen: number;
  exactHandymen: number | null;
}

interface CrewTime {
  duration: string;
  durationDays: number | null;
}

/** Returns the words for a crew's number and time: the exact ones if the person named them, or else their choices (docs/product.md Q4). */
export function useCrewSize() {
  const { size } = useMessages(contractWords);
  const wordOf = useContractWord();
  const tradeOf = ({ trade, handymen }: CrewTrade): string =>
    size.trade({ trade: getName(trade), handymen: String(handymen) });
  return {
    crewOf: ({ totalHandymen, exactHandymen }: CrewCount): string =>
      size.crew({ handymen: exactHandymen ?? totalHandymen }),
    timeOf: ({ duration, durationDays }: CrewTime): string =>
      durationDays === null ? wordOf(duration) : size.days({ days: durationDays }),
    /** Of people who are counted, not asked for. */
    countOf: (handymen: number): string => size.crew({ handymen }),
    /** A trade with its number, and a crew's trades in one line. */
    tradeOf,
    tradesOf: (crew: readonly CrewTrade[]): string => joinParts(crew.map(tradeOf)),
  };
}
