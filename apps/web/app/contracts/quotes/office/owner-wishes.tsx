import { priceReasons } from "@hunarmand/api/contracts/quote-steps";
import { Alert } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import crewPrice from "../../../locales/en/crew-price.json";
import quoteTerms from "../../../locales/en/quote-terms.json";
import { ChoiceChips } from "../../../shared/choices/choice-chips.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useFormats } from "../../../shared/texts/use-formats.ts";
import { CompareOwnPrice, isAboveOwnPrice } from "../../day-price/compare-own-price.tsx";
import { findDayShare } from "../../day-price/find-usual-sum.ts";
import { useObjection } from "../objection-text.ts";
import type { OfficeQuote } from "./office-quote.ts";
import type { AnswerStart } from "./quote-form.ts";

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

/** Whether the typed price is above what they ask for, and then why, by one tap. Nothing without either. */
export function AboveTheirPrice({ quote, form }: { quote: OfficeQuote; form: UseFormReturnType<AnswerStart> }) {
  const { desk, reasons } = useMessages(crewPrice).own;
  const { ownDayPrice: own } = quote;
  const amount = Number(form.values.amount);
  if (!own || !(amount > 0)) return null;
  const { priceReason } = form.values;
  return (
    <div>
      <CompareOwnPrice amount={amount} own={own} crew={quote} isOffice />
      {isAboveOwnPrice(amount, own, findDayShare(amount, quote)) && (
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
