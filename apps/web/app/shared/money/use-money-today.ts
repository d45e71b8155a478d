import { getEarnings } from "@hunarmand/api/payments/provider";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { callApiOrLast } from "../calls/stored/last-replies.ts";
import { toPakistanDay } from "../texts/pakistan-day.ts";

export type Money = z.infer<typeof getEarnings.reply>;

/** The money of a verified handyman's day by the calendar of Pakistan, and the cash that they have still to report. */
export function useMoneyToday(isVerified: boolean) {
  const [money, setMoney] = useState<Money>();
  const readAgain = () => void readToday().then(setMoney, () => undefined);
  useEffect(() => {
    if (!isVerified) return;
    const leaving = new AbortController();
    readToday({ signal: leaving.signal }).then(setMoney, () => undefined);
    return () => leaving.abort();
  }, [isVerified]);
  return { money, readAgain };
}

function readToday(options: { signal?: AbortSignal } = {}) {
  const today = toPakistanDay();
  return callApiOrLast(getEarnings, { query: { from: today, to: today }, ...options });
}
