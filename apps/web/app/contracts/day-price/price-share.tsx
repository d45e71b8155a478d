import type { CrewTrade } from "@hunarmand/api/contracts/exact-crew";
import { Text } from "@mantine/core";
import quoteTerms from "../../locales/en/quote-terms.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { DayShare, type DayShareProps } from "./day-share.tsx";

/** Whether a price is shown by the lines of its trades: they need no other line. */
export const isByTrade = (
  trades: readonly CrewTrade[],
  durationDays: number | null | undefined,
): durationDays is number =>
  trades.length > 0 && trades.every(({ dayPrice }) => dayPrice !== undefined) && typeof durationDays === "number";

/** What a price is made of: the lines of its trades where each one has its price, or else what one handyman costs for a day. */
export function PriceShare({ trades, ...price }: DayShareProps & { trades: readonly CrewTrade[] }) {
  const { durationDays } = price.crew;
  return isByTrade(trades, durationDays) ? (
    <TradePrices trades={trades} days={durationDays} />
  ) : (
    <DayShare {...price} />
  );
}

/** What each trade costs: handymen, days, and the price of a day. */
export function TradePrices({ trades, days }: { trades: readonly CrewTrade[]; days: number }) {
  const { tradePrice } = useMessages(quoteTerms);
  const { pkr } = useFormats();
  const { timeOf, tradeOf } = useCrewSize();
  const time = timeOf({ duration: "", durationDays: days });
  return (
    <Text component="span" display="block" inherit>
      {trades.map((row) => {
        const { trade, handymen, dayPrice = 0 } = row;
        const sum = pkr(handymen * days * dayPrice);
        return (
          <Text key={trade} component="span" inherit display="block">
            <WholeNames>{tradePrice({ trade: tradeOf(row), days: time, price: pkr(dayPrice), sum })}</WholeNames>
          </Text>
        );
      })}
    </Text>
  );
}
