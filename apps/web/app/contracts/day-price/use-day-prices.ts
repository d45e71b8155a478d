import type { UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import { listDayPrices } from "@hunarmand/api/lookups/lookups";
import { useEffect, useState } from "react";
import { callApi } from "../../shared/calls/call-api.ts";

/** Returns the usual prices of a day by trade. Undefined until they are read, and if they cannot be: the office's answer then counts alone. */
export function useDayPrices(): UsualPrices | undefined {
  const [usual, setUsual] = useState<UsualPrices>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    callApi(listDayPrices, { signal }).then(
      ({ handymenMax, trades }) =>
        signal.aborted ||
        setUsual({ handymenMax, dayPrices: new Map(trades.map(({ trade, dayPrice }) => [trade, dayPrice])) }),
      () => {},
    );
    return () => leaving.abort();
  }, []);
  return usual;
}
