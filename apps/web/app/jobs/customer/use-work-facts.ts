import { getWorkFacts, type WorkFacts } from "@hunarmand/api/lookups/nearby";
import { useEffect, useState } from "react";
import { callApi } from "../../shared/calls/call-api.ts";

/** Returns undefined while loading, and when the facts cannot be read: the screens work without them. */
export function useWorkFacts(skill: string): WorkFacts | undefined {
  const [read, setRead] = useState<{ skill: string; facts: WorkFacts }>();
  useEffect(() => {
    if (skill === "") return;
    const leaving = new AbortController();
    callApi(getWorkFacts, { params: { skill }, signal: leaving.signal }).then(
      (facts) => setRead({ skill, facts }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [skill]);
  return read?.skill === skill ? read.facts : undefined;
}
