import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import { Text } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import quoteTerms from "../../locales/en/quote-terms.json";
import { WholeNames } from "../../shared/lists/whole-names.tsx";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";
import { countAsked } from "../contract-terms.ts";
import { PriceShare } from "../day-price/price-share.tsx";
import { useFirstPayment } from "../day-price/use-first-payment.ts";
import { usePaySums } from "../day-price/use-pay-sums.ts";
import { WorkTime } from "../day-price/work-time.tsx";

// Loaded with the price: it is below the sums.
const CrewPromise = lazyPart(async () => (await import("../handymen/crew-promise.tsx")).CrewPromise, {
  away: () => null,
});

// Loaded on demand: most crews are from their own city.
const NearHandymen = lazyPart(async () => (await import("../handymen/near-handymen.tsx")).NearHandymen, {
  away: () => null,
});

/** The office's price, what is in it, and how it is paid. Nothing before there is one. */
export function QuotePrice({ quote }: { quote: Quote }) {
  const { amount: label } = useMessages(contracts).quotes;
  const { how, payTimes } = useMessages(quoteTerms);
  const { pkr } = useFormats();
  const saySums = usePaySums();
  const sayFirst = useFirstPayment();
  const { amount, payTime, durationDays, crew } = quote;
  if (amount === null) return null;
  const sums = saySums({ amount, payTime, durationDays, handymen: countAsked(quote), trades: crew });
  const first = sayFirst({ ...quote, amount });
  const isPromised = quote.status === quoteStatus.accepted;
  return (
    <div>
      <p className="contract-price ltr">{pkr(amount)}</p>
      <Text c="dimmed">{label}</Text>
      <PriceShare amount={amount} crew={quote} trades={crew} />
      <WorkTime time={quote} firstDay={quote.startDate} />
      {isPromised && !quote.isPricedAtOnce && (
        <CrewPromise handymen={countAsked(quote)} named={quote.named?.length ?? 0} startDate={quote.startDate} />
      )}
      {isPromised && quote.near && <NearHandymen near={quote.near} handymen={countAsked(quote)} />}
      {isPromised && first && (
        <Text mt="xs" fw={600}>
          <WholeNames>{first}</WholeNames>
        </Text>
      )}
      {payTime && (
        <Text mt="xs">
          {how}: {payTimes[payTime]}
        </Text>
      )}
      {sums && <Text>{sums}</Text>}
    </div>
  );
}
