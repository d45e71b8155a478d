import { type Found, search as limits, searchOffice } from "@hunarmand/api/staff/search";
import { useEffect, useState } from "react";
import { callApi } from "../../shared/calls/call-api.ts";

const typingMilliseconds = 150;

export interface FoundWords {
  items: readonly Found[];
  state: "idle" | "searching" | "found" | "failed";
}

/** Searches for records by the typed words, after a pause in typing. A late reply to earlier words is ignored. */
export function useFound(typed: string): FoundWords {
  const words = typed.trim();
  const [reply, setReply] = useState<FoundWords & { words: string }>();
  const isAsked = words.length >= limits.charactersMin;
  useEffect(() => {
    if (!isAsked) return;
    const left = new AbortController();
    const keep = (items: readonly Found[], state: "found" | "failed") => {
      if (!left.signal.aborted) setReply({ words, items, state });
    };
    const timer = setTimeout(() => {
      callApi(searchOffice, { query: { search: words }, signal: left.signal }).then(
        (items) => keep(items, "found"),
        () => keep([], "failed"),
      );
    }, typingMilliseconds);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [words, isAsked]);
  if (!isAsked) return { items: [], state: "idle" };
  if (reply?.words === words) return reply;
  // The results of the earlier words stay until the reply arrives.
  return { items: reply?.state === "found" && words.startsWith(reply.words) ? reply.items : [], state: "searching" };
}
