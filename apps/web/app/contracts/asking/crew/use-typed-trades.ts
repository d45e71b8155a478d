import { limits } from "@hunarmand/api/limits";
import { type FoundWork, searchWork } from "@hunarmand/api/lookups/lookups";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { callApi } from "../../../shared/calls/call-api.ts";
import type { TypedTrade } from "./typed-crew.ts";

const pauseMilliseconds = 400;

export interface FoundTrade extends TypedTrade {
  /** The best match. Null if there is none, undefined while it is searched for. */
  work: FoundWork | null | undefined;
}

/** Returns the typed trades with what the search finds for each. Each word is searched for once, after a pause in typing. */
export function useTypedTrades(trades: readonly TypedTrade[]): FoundTrade[] {
  const [found, setFound] = useState<ReadonlyMap<string, FoundWork | null>>(new Map());
  const [paused] = useDebouncedValue(trades.map(({ words }) => words).join("\n"), pauseMilliseconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found already is not searched for again
  useEffect(() => {
    const leaving = new AbortController();
    const note = (words: string, work: FoundWork | null) => {
      if (!leaving.signal.aborted) setFound((known) => new Map(known).set(words, work));
    };
    for (const words of new Set(paused.split("\n"))) {
      if (words.length < limits.searchCharactersMin || found.has(words)) continue;
      callApi(searchWork, { query: { words }, signal: leaving.signal }).then(
        ([work]) => note(words, work ?? null),
        () => undefined,
      );
    }
    return () => leaving.abort();
  }, [paused]);
  return trades.map((trade) => ({ ...trade, work: found.get(trade.words) }));
}
