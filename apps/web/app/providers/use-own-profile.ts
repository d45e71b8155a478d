import { editUser, type ProviderProfile } from "@hunarmand/api/providers/providers";
import { useEffect, useState } from "react";
import { callApi } from "../shared/calls/call-api.ts";
import { useSession } from "../shared/person/session.ts";

/** Fetches the profile of the logged-in provider; undefined for others. */
export function useOwnProfile() {
  const session = useSession();
  const email = session?.role === "Provider" ? session.email : "";
  const [profile, setProfile] = useState<ProviderProfile>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round fetches again
  useEffect(() => {
    if (email === "") return;
    const leaving = new AbortController();
    callApi(editUser, { query: { email }, signal: leaving.signal }).then(
      (found) => {
        setProfile(found);
        setFailed(false);
      },
      () => setFailed(!leaving.signal.aborted),
    );
    return () => leaving.abort();
  }, [email, round]);
  return { profile, failed, reload: () => setRound(round + 1) };
}
