import { getEarnings } from "@hunarmand/api/payments/provider";
import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { z } from "zod";
import ownWork from "../../../locales/en/own-work.json";
import { callApiOrLast } from "../../../shared/calls/stored/last-replies.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { OwnCard } from "./own-card.tsx";

type Money = z.infer<typeof getEarnings.reply>;

/** @param money today's earnings, and the cash that they do not count yet; undefined until they are loaded */
export function MoneyToday({ money }: { money: Money | undefined }) {
  const { provider } = useMessages(ownWork);
  const { pkr } = useFormats();
  return (
    <OwnCard
      title={provider.today}
      text={
        <>
          <span className="own-home-amount ltr">{money ? pkr(money.net) : "\u00A0"}</span>
          {money && money.cashWaiting > 0 && <div>{provider.cashWaiting({ amount: pkr(money.cashWaiting) })}</div>}
        </>
      }
    >
      <Button component={Link} to="/payment" variant="default">
        {provider.toMoney}
      </Button>
    </OwnCard>
  );
}

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
