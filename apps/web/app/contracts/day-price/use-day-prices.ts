import type { UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import { listDayPrices } from "@hunarmand/api/lookups/lookups";
import { useEffect, useState } from "react";
import { callApi } from "../../shared/calls/call-api.ts";

const unknown: UsualPrices = { handymenMax: 0, dayPrices: new Map() };

/** Returns the usual prices of a day by trade. Undefined until they are read. If they cannot be, none is known: the office's answer counts alone. */
export function useDayPrices(isWanted = true): UsualPrices | undefined {
  const [usual, setUsual] = useState<UsualPrices>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    callApi(listDayPrices, { signal }).then(
      ({ handymenMax, trades }) =>
        signal.aborted ||
        setUsual({ handymenMax, dayPrices: new Map(trades.map(({ trade, dayPrice }) => [trade, dayPrice])) }),
      () => signal.aborted || setUsual(unknown),
    );
    return () => leaving.abort();
  }, [isWanted]);
  return usual;
}
