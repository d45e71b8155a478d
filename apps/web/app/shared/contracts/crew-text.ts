import type { ListedContract } from "@hunarmand/api/contracts/contracts";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../texts/messages.ts";
import { toPakistanDay } from "../texts/pakistan-day.ts";
import { useFormats } from "../texts/use-formats.ts";
import { useNamesTime } from "./find-names-day.ts";
import type { DayCount } from "./load-work.ts";

/**
 * Returns how many are on a crew at work, of how many, and what the office does about it. Empty if nothing is known of it.
 * `othersBy`: by when the others are named, if that is known.
 */
export function useCrewText() {
  const { noCrew, together, there, others } = useMessages(contracts).work;
  return (count: number | undefined, wanted: number | undefined, othersBy = others): string => {
    if (count === undefined) return "";
    if (wanted === undefined) return count === 0 ? noCrew : "";
    const counts = { count: String(count), wanted: String(wanted) };
    if (count === 0) return together(counts);
    return count < wanted ? `${there(counts)} ${othersBy}` : there(counts);
  };
}

/** Returns the sentence for by when the office names so many others of a crew that begins later. Undefined once that is over. */
export function useOthersBy() {
  const { othersBy } = useMessages(contracts).work;
  const sayTime = useNamesTime();
  return (startDate: string | null, others: number): string | undefined => {
    const isLater = startDate !== null && startDate > toPakistanDay();
    const day = isLater ? sayTime(startDate) : undefined;
    return day && othersBy({ others: String(others), day });
  };
}

/** Returns how many of a crew came on the last day that the office has entered. */
export function useHereText() {
  const { hereToday, hereOn } = useMessages(contracts).work;
  const { soonDay } = useFormats();
  return ({ day, here, all }: DayCount): string => {
    const counts = { here: String(here), all: String(all) };
    return day === toPakistanDay() ? hereToday(counts) : hereOn({ ...counts, day: soonDay(day) });
  };
}

/** Whether some of the crew are known before its first day. Once the work has begun, its page has them with their days. */
export const isComing = <Listed extends Pick<ListedContract, "crewNames" | "startDate">>(
  contract: Listed,
): contract is Listed & { crewNames: string[] } =>
  Boolean(contract.crewNames?.length) && contract.startDate !== null && contract.startDate > toPakistanDay();
