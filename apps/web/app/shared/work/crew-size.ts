import type { CrewTrade } from "@hunarmand/api/contracts/exact-crew";
import contractWords from "../../locales/en/contract-words.json";
import { useMessages } from "../texts/messages.ts";
import { getName, joinParts } from "../texts/names.ts";
import { getPeople } from "../texts/people-names.ts";
import { useContractWord } from "./contract-word.ts";

interface CrewCount {
  totalHandymen: number;
  exactHandymen: number | null;
}

interface CrewTime {
  duration: string;
  durationDays: number | null;
}

const toTitle = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns the words for a crew's number and time: the exact ones if the person named them, or else their choices (docs/product.md Q4). */
export function useCrewSize() {
  const { size } = useMessages(contractWords);
  const wordOf = useContractWord();
  const tradeOf = ({ trade, handymen }: CrewTrade): string => {
    const people = getPeople(trade);
    return people
      ? size.people({ handymen, ...people })
      : size.trade({ trade: getName(trade), handymen: String(handymen) });
  };
  const deskTradeOf = (row: CrewTrade): string =>
    getPeople(row.trade) ? size.withWork({ people: tradeOf(row), trade: getName(row.trade) }) : tradeOf(row);
  return {
    crewOf: ({ totalHandymen, exactHandymen }: CrewCount): string =>
      size.crew({ handymen: exactHandymen ?? totalHandymen }),
    timeOf: ({ duration, durationDays }: CrewTime): string =>
      durationDays === null ? wordOf(duration) : size.days({ days: durationDays }),
    /** Of people who are counted, not asked for. */
    countOf: (handymen: number): string => size.crew({ handymen }),
    /** A trade with its number, as people say it: 12 masons. A crew's trades in one line. */
    tradeOf,
    tradesOf: (crew: readonly CrewTrade[]): string => joinParts(crew.map(tradeOf)),
    /** For the office, with the name that the catalogue has. */
    deskTradeOf,
    deskTradesOf: (crew: readonly CrewTrade[]): string => joinParts(crew.map(deskTradeOf)),
    /** The people of a trade at the start of a line: Masons. Without a name for them it is their work. */
    peopleOf: (trade: string): string => toTitle(getPeople(trade)?.many ?? getName(trade)),
  };
}
