import { limits } from "@hunarmand/api/limits";
import { type FoundWork, noteMissedWords, searchWork } from "@hunarmand/api/lookups/lookups";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { callApi } from "../calls/call-api.ts";

/** The server limits searches a minute, so a search waits for a pause in typing. */
const pauseMilliseconds = 250;
/** An empty result counts as missed after so long: before, the person may still be typing the word. */
const missMilliseconds = 2_000;

export interface SearchReply {
  words: string;
  /** Undefined when the call failed. */
  works: readonly FoundWork[] | undefined;
}

/**
 * Returns the reply to the newest search, which stays until the next one arrives. Undefined before the first, and for
 * too short words.
 */
export function useFoundWork(typed: string): SearchReply | undefined {
  const wanted = typed.trim().slice(0, limits.searchCharacters);
  const [words] = useDebouncedValue(wanted, pauseMilliseconds);
  const [reply, setReply] = useState<SearchReply>();
  const isAsked = words.length >= limits.searchCharactersMin;
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    const accept = (works: SearchReply["works"]) => {
      if (!leaving.signal.aborted) setReply({ words, works });
    };
    callApi(searchWork, { query: { words }, signal: leaving.signal }).then(accept, () => accept(undefined));
    return () => leaving.abort();
  }, [isAsked, words]);
  const isMissed = reply?.works?.length === 0 && reply.words === wanted;
  useEffect(() => {
    if (!isMissed) return;
    const note = () => void callApi(noteMissedWords, { body: { words: wanted } }).catch(() => {});
    const timer = setTimeout(note, missMilliseconds);
    return () => clearTimeout(timer);
  }, [isMissed, wanted]);
  return wanted.length >= limits.searchCharactersMin ? reply : undefined;
}
