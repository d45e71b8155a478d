import { type DirectoryEntry, listBestHandymen } from "@hunarmand/api/providers/directory";
import { useEffect, useState } from "react";
import { callApi } from "../../shared/calls/call-api.ts";

interface TradeHandymen {
  trade: string;
  entries: readonly DirectoryEntry[];
}

/** Returns the best handymen of each trade in the city, without trades that have none there. Empty until all are read. */
export function useCrewHandymen(trades: readonly string[], city: string): readonly TradeHandymen[] {
  const [read, setRead] = useState<{ key: string; rows: TradeHandymen[] }>();
  const key = JSON.stringify([city, ...trades]);
  useEffect(() => {
    const [place = "", ...skills]: string[] = JSON.parse(key);
    if (place === "" || place === "Other") return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const readTrade = async (trade: string) => ({
      trade,
      entries: await callApi(listBestHandymen, { query: { skill: trade, city: place }, signal }).catch(() => []),
    });
    void Promise.all(skills.map(readTrade)).then(
      (rows) => !signal.aborted && setRead({ key, rows: rows.filter(({ entries }) => entries.length > 0) }),
    );
    return () => leaving.abort();
  }, [key]);
  return read?.key === key ? read.rows : [];
}

/** Returns up to so many of them, each once, in turns: the best of each trade come before the second ones. */
export function chooseFaces(rows: readonly TradeHandymen[], facesMax: number): DirectoryEntry[] {
  const longest = Math.max(0, ...rows.map(({ entries }) => entries.length));
  const inTurns = Array.from({ length: longest }, (_, place) => rows.flatMap(({ entries }) => entries[place] ?? []));
  return [...new Map(inTurns.flat().map((entry) => [entry.id, entry])).values()].slice(0, facesMax);
}
