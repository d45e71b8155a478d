import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import quoteTerms from "../../locales/en/quote-terms.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../shared/work/crew-size.ts";
import { DayShare } from "../day-price/day-share.tsx";

/** The office's price, what is in it, and how it is paid. Nothing before there is one. */
export function QuotePrice({ quote }: { quote: Quote }) {
  const { amount: label } = useMessages(contracts).quotes;
  const { how, payTimes, workDays, crewReady } = useMessages(quoteTerms);
  const { pkr } = useFormats();
  const { amount, payTime, requestedDate, durationDays, crew } = quote;
  if (amount === null) return null;
  const isOpen = quote.status === quoteStatus.quoted;
  const isByTrade = durationDays !== null && crew.length > 0 && crew.every(({ dayPrice }) => dayPrice !== undefined);
  return (
    <div>
      <p className="contract-price ltr">{pkr(amount)}</p>
      <Text c="dimmed">{label}</Text>
      {isByTrade ? (
        <TradePrices quote={{ crew, durationDays }} />
      ) : (
        <DayShare amount={amount} crew={quote} firstDay={toPakistanDay(requestedDate)} />
      )}
      {durationDays !== null && <Text c="dimmed">{workDays}</Text>}
      {isOpen && <Text mt="xs">{crewReady}</Text>}
      {payTime && (
        <Text mt="xs" fw={600}>
          {how}: {payTimes[payTime]}
        </Text>
      )}
    </div>
  );
}

/** What each trade costs: handymen, days, and the price of a day. */
function TradePrices({ quote: { crew, durationDays } }: { quote: Pick<Quote, "crew"> & { durationDays: number } }) {
  const { tradePrice } = useMessages(quoteTerms);
  const { pkr } = useFormats();
  const { timeOf, tradeOf } = useCrewSize();
  const days = timeOf({ duration: "", durationDays });
  return crew.map((row) => {
    const { trade, handymen, dayPrice = 0 } = row;
    const sum = pkr(handymen * durationDays * dayPrice);
    return (
      <Text key={trade}>
        <WholeNames>{tradePrice({ trade: tradeOf(row), days, price: pkr(dayPrice), sum })}</WholeNames>
      </Text>
    );
  });
}
