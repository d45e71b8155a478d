import "../contracts.css";
import { ExactHandymen, quoteDurations } from "@hunarmand/api/contracts/exact-crew";
import contracts from "../../locales/en/contracts.json";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { ChoiceField } from "../choices/choice-field.tsx";
import { TypedDays } from "../choices/typed-days.ts";
import { type emptyQuote, handymenChoices } from "../contract-forms.ts";

const isExact = (schema: typeof TypedDays, typed: string): boolean => schema.safeParse(typed).data !== undefined;

interface FormChoicesProps<Parsed> {
  form: CallForm<typeof emptyQuote, Parsed>;
  /** Whether the days are asked above, where the list's error shows, too. */
  asksDays: boolean;
}

/**
 * The spec's two lists. Exact numbers fill and hide them: nobody should read the nearest choice as the order. The time is asked once: the list
 * is away where the days are asked, unless it has an answer. A refused number shows again.
 */
export function FormChoices<Parsed>({ form: { form, field }, asksDays }: FormChoicesProps<Parsed>) {
  const { quoteForm } = useMessages(contracts);
  const { exactHandymen, totalHandymen, durationDays, duration } = form.values;
  const hidesHandymen = totalHandymen !== "" && isExact(ExactHandymen, exactHandymen) && !form.errors.totalHandymen;
  const hidesDays = asksDays && (duration === "" || isExact(TypedDays, durationDays));
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
