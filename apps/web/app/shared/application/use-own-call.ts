import type { Call, ReplyOf } from "@hunarmand/api/call";
import { useEffect, useState } from "react";
import { callApi } from "../calls/call-api.ts";
import { useSession } from "../person/session.ts";

/** Makes a call without input for the logged-in handyman; undefined for others. Another `round` fetches again. */
export function useOwnCall<C extends Call>(call: C, outerRound = 0) {
  const session = useSession();
  const person = session?.role === "Provider" ? session.person : "";
  const [found, setFound] = useState<ReplyOf<C>>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round fetches again
  useEffect(() => {
    if (person === "") return;
    const leaving = new AbortController();
    callApi(call as Call, { signal: leaving.signal } as never).then(
      (reply) => {
        setFound(reply as ReplyOf<C>);
        setFailed(false);
      },
      () => setFailed(!leaving.signal.aborted),
    );
    return () => leaving.abort();
  }, [person, round, outerRound]);
  return { found, failed, reload: () => setRound((before) => before + 1) };
}
