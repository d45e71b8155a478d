import type { ListedContract } from "@hunarmand/api/contracts/contracts";
import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../texts/messages.ts";
import { toPakistanDay } from "../texts/pakistan-day.ts";

/** Returns how many are on a crew at work, of how many, and what the office does about it. Empty if nothing is known of it. */
export function useCrewText() {
  const { noCrew, together, there, others } = useMessages(contracts).work;
  return (count: number | undefined, wanted: number | undefined): string => {
    if (count === undefined) return "";
    if (wanted === undefined) return count === 0 ? noCrew : "";
    const counts = { count: String(count), wanted: String(wanted) };
    if (count === 0) return together(counts);
    return count < wanted ? `${there(counts)} ${others}` : there(counts);
  };
}

/** Whether some of the crew are known before its first day. Once the work has begun, its page has them with their days. */
export const isComing = <Listed extends Pick<ListedContract, "crewNames" | "startDate">>(
  contract: Listed,
): contract is Listed & { crewNames: string[] } =>
  Boolean(contract.crewNames?.length) && contract.startDate !== null && contract.startDate > toPakistanDay();
