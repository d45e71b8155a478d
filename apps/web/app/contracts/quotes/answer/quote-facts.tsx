import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import type { UsualPrices } from "@hunarmand/api/contracts/quotes/price-at-once";
import contracts from "../../../locales/en/contracts.json";
import crewPrice from "../../../locales/en/crew-price.json";
import quoteTerms from "../../../locales/en/quote-terms.json";
import { Facts } from "../../../shared/lists/facts.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { useCrewSize } from "../../../shared/work/crew-size.ts";
import { findSize } from "../../day-price/find-usual-sum.ts";
import { isByTrade } from "../../day-price/price-share.tsx";
import { useUsualSum } from "../../day-price/use-usual-sum.ts";
import { useObjection } from "../objection-text.ts";

/** Returns the words for the own price of a day, of all or by trade, and what one price comes to in all. */
export function useOwnPrice() {
  const { inAll } = useMessages(crewPrice).own;
  const { pkr } = useFormats();
  const { tradeOf } = useCrewSize();
  return (quote: Quote): string => {
    const byTrade = quote.crew.flatMap((row) =>
      row.ownDayPrice === undefined ? [] : [`${tradeOf(row)}: ${pkr(row.ownDayPrice)}`],
    );
    if (byTrade.length > 0) return joinParts(byTrade);
    const { ownDayPrice: own } = quote;
    const size = findSize(quote);
    if (!own) return "";
    return size ? inAll({ price: pkr(own), sum: pkr(own * size.handymen * size.days) }) : pkr(own);
  };
}

interface QuoteFactsProps {
  quote: Quote;
  /** Those that are shown with a request that waits. */
  usual?: UsualPrices | undefined;
}

/** What was asked for, and what its owner and the office said. */
export function QuoteFacts({ quote, usual }: QuoteFactsProps) {
  const { quotes: texts, wishes } = useMessages(contracts);
  const terms = useMessages(quoteTerms);
  const { pkr, soonDay } = useFormats();
  const { tradesOf } = useCrewSize();
  const sayObjection = useObjection();
  const sayOwn = useOwnPrice();
  const price = (value: number | null | undefined) => (value ? pkr(value) : null);
  const { status, amount, objection, note, startDate, nextSteps } = quote;
  // Beside an accepted price another one would only confuse.
  const isOpen = status !== quoteStatus.accepted;
  const sum = useUsualSum(usual)(quote, quote.crew);
  const hasUsual = sum !== undefined && (sum.byTrade !== undefined || quote.crew.length > 1);
  const hasTradeLines = status === quoteStatus.new ? hasUsual : isByTrade(quote.crew, quote.durationDays);
  return (
    <Facts
      facts={[
        { label: texts.crew, value: !hasTradeLines && tradesOf(quote.crew) },
        { label: wishes.startDate, value: startDate && soonDay(startDate) },
        { label: texts.address, value: quote.address && <bdi>{quote.address}</bdi> },
        { label: texts.details, value: quote.details },
        { label: terms.formerPrice, value: status === quoteStatus.new && amount !== null && pkr(amount) },
        { label: terms.ownDayPrice, value: isOpen && sayOwn(quote) },
        { label: terms.ownPrice, value: isOpen && price(quote.ownPrice) },
        { label: terms.objection, value: objection && sayObjection(quote) },
        { label: texts.note, value: !nextSteps.includes("accept") && note && <bdi>{note}</bdi> },
        { label: texts.phone, value: <span className="ltr">{quote.phone}</span> },
        { label: texts.requested, value: soonDay(quote.requestedDate) },
      ]}
    />
  );
}
