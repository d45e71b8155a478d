import { listAddresses, type SavedAddress } from "@hunarmand/api/customers/addresses";
import type { CustomerJob } from "@hunarmand/api/jobs/customer";
import { useCallback, useEffect, useState } from "react";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { useSession } from "../../../../shared/person/session.ts";
import { readLastJobs } from "../../../../shared/place/known-places.ts";

export interface KnownAddresses {
  kept: readonly SavedAddress[];
  jobs: readonly CustomerJob[];
}

/**
 * Returns a customer's saved addresses and last jobs. Undefined for other people, and when the addresses cannot be
 * read: then people type one.
 */
export function useKnownAddresses() {
  const [known, setKnown] = useState<KnownAddresses>();
  const isCustomer = useSession()?.role === "Customer";
  const reload = useCallback(async () => {
    const [kept, jobs] = await Promise.all([
      callApi(listAddresses, { query: {} }).catch(() => undefined),
      readLastJobs(),
    ]);
    if (kept) setKnown({ kept, jobs });
  }, []);
  useEffect(() => void (isCustomer && reload()), [isCustomer, reload]);
  return { known, reload };
}
