import { Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import quoteTerms from "../../../locales/en/quote-terms.json";
import { PriceField } from "../../../shared/forms/price-field.tsx";
import { useMessages } from "../../../shared/texts/messages.ts";
import { useCrewSize } from "../../../shared/work/crew-size.ts";
import type { OfficeQuote } from "./office-quote.ts";
import { type AnswerStart, findTradeSum } from "./quote-form.ts";

interface DayPricesProps {
  quote: OfficeQuote;
  form: UseFormReturnType<AnswerStart>;
}

/** The price of a day for each trade. Once each has one, they fill in the whole price. */
export function DayPrices({ quote, form }: DayPricesProps) {
  const { tradePrice } = useMessages(quoteTerms).desk;
  const { deskTradeOf: tradeOf } = useCrewSize();
  const { dayPrices } = form.values;
  const set = (place: number, typed: string) => {
    form.setFieldValue(`dayPrices.${place}.dayPrice`, typed);
    const sum = findTradeSum(quote, dayPrices.with(place, { dayPrice: typed }));
    if (sum !== undefined) form.setFieldValue("amount", String(sum));
  };
  return (
    <>
      {dayPrices.map((_, place) => {
        const row = quote.crew[place];
        const name = `dayPrices.${place}.dayPrice`;
        return (
          row && (
            <PriceField
              key={row.trade}
              required={false}
              min={1}
              decimalScale={0}
              label={tradePrice({ trade: tradeOf(row) })}
              {...form.getInputProps(name)}
              name={name}
              onChange={(typed) => set(place, String(typed))}
            />
          )
        );
      })}
      {form.errors.dayPrices && (
        <Text c="error" size="sm" role="alert">
          {form.errors.dayPrices}
        </Text>
      )}
    </>
  );
}
