import contracts from "../../locales/en/contracts.json";
import { useMessages } from "../texts/messages.ts";

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
