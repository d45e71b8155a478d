import { limits } from "@hunarmand/api/limits";
import { type FoundWork, noteMissedWords, searchWork } from "@hunarmand/api/lookups/lookups";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { callApi } from "../calls/call-api.ts";
import { loadNames } from "../texts/names.ts";

/** The server limits searches a minute, so a search waits for a pause in typing. */
const pauseMilliseconds = 250;
/** An empty result counts as missed after so long: before, the person may still be typing the word. */
const missMilliseconds = 2_000;

/** Returns the words as a search sends them. */
export const toSearchWords = (typed: string): string => typed.trim().slice(0, limits.searchCharacters);

export interface SearchReply {
  words: string;
  /** Undefined when the call failed. */
  works: readonly FoundWork[] | undefined;
}

/**
 * Returns the reply to the newest search, which stays until the next one arrives. Undefined before the first, and for
 * too short words. With `isAsked` the words are sent without a pause, and no reply to other words is returned.
 */
export function useFoundWork(typed: string, isAsked: boolean): SearchReply | undefined {
  const wanted = toSearchWords(typed);
  const [paused] = useDebouncedValue(wanted, pauseMilliseconds);
  const words = isAsked ? wanted : paused;
  const [reply, setReply] = useState<SearchReply>();
  // With the first search, not after its reply.
  useEffect(() => void loadNames().catch(() => undefined), []);
  const isLong = words.length >= limits.searchCharactersMin;
  useEffect(() => {
    if (!isLong) return;
    const leaving = new AbortController();
    const accept = (works: SearchReply["works"]) => {
      if (!leaving.signal.aborted) setReply({ words, works });
    };
    callApi(searchWork, { query: { words }, signal: leaving.signal }).then(accept, () => accept(undefined));
    return () => leaving.abort();
  }, [isLong, words]);
  const isMissed = reply?.works?.length === 0 && reply.words === wanted;
  useEffect(() => {
    if (!isMissed) return;
    const note = () => void callApi(noteMissedWords, { body: { words: wanted } }).catch(() => {});
    const timer = setTimeout(note, missMilliseconds);
    return () => clearTimeout(timer);
  }, [isMissed, wanted]);
  if (wanted.length < limits.searchCharactersMin || (isAsked && reply?.words !== wanted)) return undefined;
  return reply;
}
