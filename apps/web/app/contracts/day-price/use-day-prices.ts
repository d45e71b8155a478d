import type { UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import { listDayPrices } from "@hunarmand/api/lookups/lookups";
import { useEffect, useState } from "react";
import { callApi } from "../../shared/calls/call-api.ts";

const unknown: UsualPrices = { handymenMax: 0, dayPrices: new Map() };

/** Read once for all parts of a page, and forgotten with the last of them: the next page reads new prices. */
let reading: Promise<UsualPrices> | undefined;
let readers = 0;

const read = (): Promise<UsualPrices> =>
  callApi(listDayPrices, {}).then(
    ({ handymenMax, trades }) => ({
      handymenMax,
      dayPrices: new Map(trades.map(({ trade, dayPrice }) => [trade, dayPrice])),
    }),
    () => unknown,
  );

/** Returns the usual prices of a day by trade. Undefined until they are read. If they cannot be, none is known: the office's answer counts alone. */
export function useDayPrices(isWanted = true): UsualPrices | undefined {
  const [usual, setUsual] = useState<UsualPrices>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let hasLeft = false;
    readers += 1;
    reading ??= read();
    void reading.then((prices) => hasLeft || setUsual(prices));
    return () => {
      hasLeft = true;
      readers -= 1;
      if (readers === 0) reading = undefined;
    };
  }, [isWanted]);
  return usual;
}
