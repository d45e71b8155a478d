import { type DirectoryEntry, listBestHandymen } from "@hunarmand/api/providers/directory";
import { callApi } from "../../shared/calls/call-api.ts";
import { useChoices } from "../../shared/calls/use-choices.ts";

interface TradeHandymen {
  trade: string;
  entries: readonly DirectoryEntry[];
}

/** Returns the best handymen of each trade in the city, without trades that have none there. Empty until all are read. */
export function useCrewHandymen(trades: readonly string[], city: string): readonly TradeHandymen[] {
  const key = trades.length > 0 && city !== "" && city !== "Other" ? JSON.stringify([city, ...trades]) : undefined;
  const { items } = useChoices(key, async (_key, signal) => {
    const rows = await Promise.all(
      trades.map(async (trade) => {
        const entries = await callApi(listBestHandymen, { query: { skill: trade, city }, signal }).catch(() => []);
        return { trade, entries };
      }),
    );
    return rows.filter(({ entries }) => entries.length > 0);
  });
  return items;
}

/** Returns up to so many of them, each once, in turns: the best of each trade come before the second ones. */
export function chooseFaces(rows: readonly TradeHandymen[], facesMax: number): DirectoryEntry[] {
  const longest = Math.max(0, ...rows.map(({ entries }) => entries.length));
  const inTurns = Array.from({ length: longest }, (_, place) => rows.flatMap(({ entries }) => entries[place] ?? []));
  return [...new Map(inTurns.flat().map((entry) => [entry.id, entry])).values()].slice(0, facesMax);
}
