import { type KeptAddress, listAddresses } from "@hunarmand/api/customers/addresses";
import { useCallback, useEffect, useState } from "react";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { useSession } from "../../../../shared/person/session.ts";

export interface OwnAddresses {
  kept: readonly KeptAddress[];
}

/** A customer's kept addresses. Undefined for other people, and when they cannot be loaded. */
export function useKeptAddresses() {
  const [kept, setKept] = useState<readonly KeptAddress[]>();
  const isCustomer = useSession()?.role === "Customer";
  const reload = useCallback(() => callApi(listAddresses, { query: {} }).then(setKept, () => undefined), []);
  useEffect(() => void (isCustomer && reload()), [isCustomer, reload]);
  return { kept, reload };
}
