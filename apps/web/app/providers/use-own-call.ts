import type { Call, ReplyOf } from "@hunarmand/api/call";
import { useEffect, useState } from "react";
import { callApi } from "../shared/calls/call-api.ts";
import { useSession } from "../shared/person/session.ts";

/** A call without input that is about the handyman who is logged in; nothing for anybody else. `round` reads it anew. */
export function useOwnCall<C extends Call>(call: C, outerRound = 0) {
  const session = useSession();
  const person = session?.role === "Provider" ? session.person : "";
  const [found, setFound] = useState<ReplyOf<C>>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks once more
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
