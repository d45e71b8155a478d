import { findNearCity } from "@hunarmand/api/lookups/near-city";
import type { UseFormReturnType } from "@mantine/form";
import crewPrice from "../../../locales/en/crew-price.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { getName } from "../../../shared/texts/names.ts";
import { CountField } from "../../choices/count-field.tsx";
import type { TradeHandymen } from "../../handymen/use-free-handymen.ts";
import type { OfficeQuote } from "./office-quote.ts";
import type { AnswerStart } from "./quote-form.ts";

/** Returns how many must come from the near city by the list of those who are free. Undefined where no city is near. */
export function findNearNeeded({ city, crew }: OfficeQuote, rows: readonly TradeHandymen[]): number | undefined {
  if (findNearCity(city) === undefined) return undefined;
  const needed = crew.map(({ trade, handymen }) => {
    const row = rows.find((one) => one.trade === trade);
    return row ? Math.min(row.near?.free ?? 0, Math.max(0, handymen - row.free)) : 0;
  });
  return needed.reduce((sum, handymen) => sum + handymen, 0);
}

interface NearFieldProps {
  quote: OfficeQuote;
  form: UseFormReturnType<AnswerStart>;
  /** Counts until the office types another number. */
  needed: number | undefined;
}

/** How many of the crew come from the near city: the price contains their way. */
export function NearField({ quote, form, needed }: NearFieldProps) {
  const { label, hint } = useMessages(crewPrice).way.desk;
  const city = findNearCity(quote.city);
  if (city === undefined) return null;
  return (
    <CountField
      label={label({ city: getName(city) })}
      description={hint}
      {...form.getInputProps("nearHandymen")}
      name="nearHandymen"
      value={form.values.nearHandymen ?? String(needed ?? "")}
      onChange={({ currentTarget: { value } }) => form.setValues({ nearHandymen: value })}
    />
  );
}
