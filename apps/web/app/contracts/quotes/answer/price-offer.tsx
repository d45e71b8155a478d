import { countWorkDays } from "@hunarmand/api/contracts/day-share";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { findLastWorkDay } from "@hunarmand/api/contracts/quotes/work-weeks";
import { Stack, Text } from "@mantine/core";
import contracts from "../../../locales/en/contracts.json";
import crewPrice from "../../../locales/en/crew-price.json";
import quoteTerms from "../../../locales/en/quote-terms.json";
import { WholeNames } from "../../../shared/lists/whole-names.tsx";
import { lazyPart } from "../../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { countAsked } from "../../contract-terms.ts";
import { PriceShare } from "../../day-price/price-share.tsx";
import { useFirstPayment } from "../../day-price/use-first-payment.ts";
import { CrewPromise } from "../../handymen/crew-promise.tsx";
import { OwnAnswer } from "./own-answer.tsx";

// Below the answer.
const OfferDetails = lazyPart(async () => (await import("./offer-details.tsx")).OfferDetails, { away: () => null });
// Rare: most crews are from their own city, and few people name a price.
const NearHandymen = lazyPart(async () => (await import("../../handymen/near-handymen.tsx")).NearHandymen, {
  away: () => null,
});
const CompareOwn = lazyPart(async () => (await import("./compare-own.tsx")).CompareOwn, { away: () => null });
const FirstDayTooSoon = lazyPart(async () => (await import("../../choices/too-soon.tsx")).FirstDayTooSoon, {
  away: () => null,
});

interface PriceOfferProps {
  quote: Quote;
  onAccepted: () => void;
}

/** A price to answer: the sum, what it is made of, from when to when, who comes and what is paid first. All else is folded below the answer. */
export function PriceOffer({ quote, onAccepted }: PriceOfferProps) {
  const { quotes: texts } = useMessages(contracts);
  const { check } = useMessages(crewPrice).atOnce;
  const { pkr } = useFormats();
  const first = useFirstPayment()({ ...quote, amount: quote.amount ?? 0 });
  const { amount, crew, startDate, note, named = [] } = quote;
  return (
    <>
      <Stack gap={4}>
        <p className="contract-price ltr">{pkr(amount ?? 0)}</p>
        <div>
          <PriceShare amount={amount ?? 0} crew={quote} trades={crew} />
        </div>
        <OfferDates quote={quote} />
        {quote.isPricedAtOnce ? (
          <Text>{check}</Text>
        ) : (
          <CrewPromise handymen={countAsked(quote)} named={named.length} startDate={startDate} />
        )}
        {first && (
          <Text fw={600}>
            <WholeNames>{first}</WholeNames>
          </Text>
        )}
        <NearHandymen near={quote.near} handymen={countAsked(quote)} />
        <CompareOwn quote={quote} />
        {note && (
          <Text>
            {texts.note}: <bdi>{note}</bdi>
          </Text>
        )}
      </Stack>
      <FirstDayTooSoon startDate={startDate} />
      <OwnAnswer quote={quote} onAccepted={onAccepted} />
      <OfferDetails quote={quote} />
    </>
  );
}

/** From when to when they work, and until when the price is valid. */
function OfferDates({ quote }: { quote: Quote }) {
  const { fromTo, validTo } = useMessages(quoteTerms);
  const { calendarDay, soonMoment } = useFormats();
  const { startDate, validUntil } = quote;
  const last = startDate && findLastWorkDay(startDate, countWorkDays(quote));
  const dates = startDate && last && fromTo({ first: calendarDay(startDate), last: calendarDay(last) });
  const valid = validUntil && validTo({ moment: soonMoment(validUntil) });
  return <Text>{[dates, valid].filter(Boolean).join(" ")}</Text>;
}
