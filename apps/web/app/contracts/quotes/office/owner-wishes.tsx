import { Alert } from "@mantine/core";
import crewPrice from "../../../locales/en/crew-price.json";
import quoteTerms from "../../../locales/en/quote-terms.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { CompareOwnPrice } from "../../day-price/compare-own-price.tsx";
import { useObjection } from "../objection-text.ts";
import type { OfficeQuote } from "./office-quote.ts";

/** What the owner of a quote said to the last price, and what they would pay. */
export function OwnerWishes({ quote }: { quote: OfficeQuote }) {
  const { desk } = useMessages(quoteTerms);
  const { asked } = useMessages(crewPrice).own.desk;
  const { pkr } = useFormats();
  const sayObjection = useObjection();
  const { objection, ownPrice, ownDayPrice: own } = quote;
  if (!objection && !own) return null;
  return (
    <Alert color="marigold">
      {objection && <bdi>{sayObjection(quote)}</bdi>}
      {ownPrice !== null && <div>{desk.theirPrice({ price: pkr(ownPrice) })}</div>}
      {own && <div>{asked({ own: pkr(own) })}</div>}
    </Alert>
  );
}

/** Whether the typed price is above what they ask for. Nothing without either. */
export function AboveTheirPrice({ quote, typed }: { quote: OfficeQuote; typed: string }) {
  const { ownDayPrice: own, requestedDate } = quote;
  const amount = Number(typed);
  if (!own || !(amount > 0)) return null;
  return <CompareOwnPrice amount={amount} own={own} crew={quote} firstDay={toPakistanDay(requestedDate)} isOffice />;
}
