import "../contracts.css";
import { ExactHandymen, quoteDurations } from "@hunarmand/api/contracts/exact-crew";
import contracts from "../../locales/en/contracts.json";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { ChoiceField } from "../choices/choice-field.tsx";
import { TypedDays } from "../choices/typed-days.ts";
import { type emptyQuote, handymenChoices } from "../contract-forms.ts";

const isExact = (schema: typeof TypedDays, typed: string): boolean => schema.safeParse(typed).data !== undefined;

/**
 * The spec's two lists. Exact numbers fill and hide them: nobody should read the nearest choice as the order. With trades, whose days are
 * asked above, both are away at once. A refused one shows again.
 */
export function FormChoices<Parsed>({ form: { form, field } }: { form: CallForm<typeof emptyQuote, Parsed> }) {
  const { quoteForm } = useMessages(contracts);
  const { crew, exactHandymen, totalHandymen, durationDays, duration } = form.values;
  const hasHandymen = totalHandymen !== "" && isExact(ExactHandymen, exactHandymen);
  const hasDays = duration !== "" && isExact(TypedDays, durationDays);
  const asksTrades = hasHandymen && crew.length > 0 && duration === "";
  const hidesHandymen = hasHandymen && !form.errors.totalHandymen;
  const hidesDays = (hasDays || asksTrades) && !form.errors.duration;
  return (
    <>
      <ChoiceField
        display={hidesHandymen ? "none" : "block"}
        label={quoteForm.totalHandymen}
        choices={handymenChoices}
        {...field("totalHandymen")}
      />
      <ChoiceField
        display={hidesDays ? "none" : "block"}
        label={quoteForm.duration}
        choices={quoteDurations}
        {...field("duration")}
      />
    </>
  );
}
