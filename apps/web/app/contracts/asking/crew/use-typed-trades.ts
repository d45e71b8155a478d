import { limits } from "@hunarmand/api/limits";
import { type FoundWork, searchWork } from "@hunarmand/api/lookups/lookups";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { callApi } from "../../../shared/calls/call-api.ts";
import type { TypedTrade } from "./typed-crew.ts";

export const pauseMilliseconds = 400;

export interface FoundTrade extends TypedTrade {
  /** The best match. Null if there is none, undefined while it is searched for. */
  work: FoundWork | null | undefined;
}

/** Returns the typed trades with what the search finds for each. Each word is searched for once, after a pause in typing. */
export function useTypedTrades(trades: readonly TypedTrade[]): FoundTrade[] {
  const [found, setFound] = useState<ReadonlyMap<string, FoundWork | null>>(new Map());
  const searched = useRef(new Set<string>());
  const [paused] = useDebouncedValue(trades.map(({ words }) => words).join("\n"), pauseMilliseconds);
  useEffect(() => {
    for (const words of new Set(paused.split("\n"))) {
      if (words.length < limits.searchCharactersMin || searched.current.has(words)) continue;
      searched.current.add(words);
      callApi(searchWork, { query: { words, for: "crew" } }).then(
        ([work]) => setFound((known) => new Map(known).set(words, work ?? null)),
        // It is searched for again when it is typed again.
        () => searched.current.delete(words),
      );
    }
  }, [paused]);
  return trades.map((trade) => ({ ...trade, work: found.get(trade.words) }));
}
