import { priceReasons } from "@hunarmand/api/contracts/quote-steps";
import { Alert, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import crewPrice from "../../../locales/en/crew-price.json";
import quoteTerms from "../../../locales/en/quote-terms.json";
import { ChoiceChips } from "../../../shared/choices/choice-chips.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName, joinParts } from "../../../shared/texts/names.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { CompareOwnPrice, isAboveOwnPrice } from "../../day-price/compare-own-price.tsx";
import { findDayShare } from "../../day-price/find-usual-sum.ts";
import { useObjection } from "../objection-text.ts";
import type { OfficeQuote } from "./office-quote.ts";
import type { AnswerStart } from "./quote-form.ts";

/** Returns the words for the prices of a day that the owner asks for: by trade, or one for all. */
export function useAskedPrice() {
  const { asked, askedTrades } = useMessages(crewPrice).own.desk;
  const { pkr } = useFormats();
  return ({ crew, ownDayPrice: own }: OfficeQuote): string => {
    const prices = crew.flatMap(({ trade, ownDayPrice }) =>
      ownDayPrice === undefined ? [] : [`${getName(trade)} ${pkr(ownDayPrice)}`],
    );
    if (prices.length > 0) return askedTrades({ prices: joinParts(prices) });
    return own ? asked({ own: pkr(own) }) : "";
  };
}

/** What the owner of a quote said to the last price, and what they would pay. */
export function OwnerWishes({ quote }: { quote: OfficeQuote }) {
  const { desk } = useMessages(quoteTerms);
  const sayAsked = useAskedPrice();
  const { pkr } = useFormats();
  const sayObjection = useObjection();
  const { objection, ownPrice } = quote;
  const asked = sayAsked(quote);
  if (!objection && asked === "") return null;
  return (
    <Alert color="marigold">
      {objection && <bdi>{sayObjection(quote)}</bdi>}
      {ownPrice !== null && <div>{desk.theirPrice({ price: pkr(ownPrice) })}</div>}
      {asked !== "" && <div>{asked}</div>}
    </Alert>
  );
}

/** Whether the typed price is above what they ask for, and then why, by one tap. Nothing without either. */
export function AboveTheirPrice({ quote, form }: { quote: OfficeQuote; form: UseFormReturnType<AnswerStart> }) {
  const { desk, reasons } = useMessages(crewPrice).own;
  const { pkr } = useFormats();
  const { ownDayPrice: own } = quote;
  const amount = Number(form.values.amount);
  const { priceReason, dayPrices } = form.values;
  const trades = quote.crew.flatMap(({ trade, ownDayPrice = Number.POSITIVE_INFINITY }, place) =>
    Number(dayPrices[place]?.dayPrice) > ownDayPrice ? [{ trade: getName(trade), own: pkr(ownDayPrice) }] : [],
  );
  const hasAll = Boolean(own) && amount > 0;
  const isAllAbove = hasAll && isAboveOwnPrice(amount, own ?? 0, findDayShare(amount, quote));
  return (
    <div>
      {hasAll && <CompareOwnPrice amount={amount} own={own ?? 0} crew={quote} isOffice />}
      {trades.map((row) => (
        <Text key={row.trade} fw={600}>
          {desk.aboveTrade(row)}
        </Text>
      ))}
      {(isAllAbove || trades.length > 0) && (
        <ChoiceChips
          label={desk.reason}
          choices={priceReasons.map((value) => ({ value, label: reasons[value] }))}
          value={priceReason}
          onChoose={(value) => form.setValues({ priceReason: value === priceReason ? "" : value })}
        />
      )}
    </div>
  );
}
