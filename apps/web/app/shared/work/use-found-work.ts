import { limits } from "@hunarmand/api/limits";
import { type FoundWork, noteMissedWords, searchWork } from "@hunarmand/api/lookups/lookups";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { callApi } from "../calls/call-api.ts";

/** The server allows so many searches a minute: it is asked once typing pauses. */
const pauseMilliseconds = 250;
/** An empty result that somebody looks at for so long is one: they did not just stop in the middle of a word. */
const missMilliseconds = 2_000;

/** The reply to the newest search. */
export interface SearchReply {
  words: string;
  /** Nothing where the call failed. */
  works: readonly FoundWork[] | undefined;
}

/** The work that fits what is typed: the last reply, until the next one comes. Undefined before the first, and where too little is typed. */
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
