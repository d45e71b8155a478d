import { Checkbox, Text } from "@mantine/core";
import quoteTerms from "../../../locales/en/quote-terms.json";
import type { CallForm } from "../../../shared/forms/use-call-form.ts";
import { useMessages } from "../../../shared/texts/messages.ts";
import { countAsked } from "../../contract-terms.ts";
import { countFree, type TradeHandymen, useFreeText } from "../../handymen/use-free-handymen.ts";
import type { OfficeQuote } from "./office-quote.ts";
import type { AnswerStart } from "./quote-form.ts";

const askedOf = ({ crew }: OfficeQuote, trade: string): number =>
  crew.find((row) => row.trade === trade)?.handymen ?? 0;

/** Whether fewer are free than the request asks for, in one of its trades. */
export const isShortCrew = (quote: OfficeQuote, rows: readonly TradeHandymen[]): boolean =>
  rows.some((row) => countFree(row) < askedOf(quote, row.trade));

interface CrewCheckProps<Parsed> {
  quote: OfficeQuote;
  rows: readonly TradeHandymen[];
  form: CallForm<AnswerStart, Parsed>;
}

/** Who is free of each trade, beside the promise that a price makes (docs/product.md Q2). With fewer than asked for it needs a tick. */
export function CrewCheck<Parsed>({ quote, rows, form: { form } }: CrewCheckProps<Parsed>) {
  const { crewFirst, hasAll } = useMessages(quoteTerms).desk;
  const sayFree = useFreeText();
  return (
    <div>
      <Text>{crewFirst}</Text>
      {rows.map((row) => (
        <Text key={row.trade} fw={600}>
          {sayFree(row, quote.city, askedOf(quote, row.trade))}
        </Text>
      ))}
      {isShortCrew(quote, rows) && (
        <Checkbox
          className="tall-check"
          label={hasAll({ count: countAsked(quote) })}
          {...form.getInputProps("hasAll", { type: "checkbox" })}
          name="hasAll"
        />
      )}
    </div>
  );
}
