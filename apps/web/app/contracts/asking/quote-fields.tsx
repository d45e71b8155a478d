import { quoteCities, quoteDurations } from "@hunarmand/api/contracts/quotes";
import { Textarea, TextInput } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { PhoneField } from "../../shared/forms/form-fields.tsx";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { ChoiceField } from "../choices/choice-field.tsx";
import { CountField } from "../choices/count-field.tsx";
import { type emptyQuote, handymenChoices } from "../contract-forms.ts";
import { UsualSum } from "../day-price/usual-sum.tsx";

/** What a contractor says to get a quote, with or without an account. */
export function QuoteFields<Parsed>({ form: { form, field } }: { form: CallForm<typeof emptyQuote, Parsed> }) {
  const { quoteForm } = useMessages(contracts);
  return (
    <div className="form-grid">
      <ChoiceField label={quoteForm.totalHandymen} choices={handymenChoices} {...field("totalHandymen")} />
      <ChoiceField
        label={quoteForm.duration}
        description={quoteForm.durationHint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        choices={quoteDurations}
        {...field("duration")}
      />
      <ChoiceField label={quoteForm.city} choices={quoteCities} {...field("city")} />
      <CountField
        label={quoteForm.exactHandymen}
        description={quoteForm.exactHandymenHint}
        {...field("exactHandymen")}
      />
      <CountField label={quoteForm.durationDays} description={quoteForm.durationDaysHint} {...field("durationDays")} />
      <TextInput type="date" min={toPakistanDay()} label={quoteForm.startDate} {...field("startDate")} />
      <UsualSum typed={form.values} />
      <Textarea
        rows={3}
        className="form-grid-wide"
        label={quoteForm.details}
        description={quoteForm.detailsHint}
        {...field("details")}
      />
      <PhoneField
        required
        label={quoteForm.phone}
        description={quoteForm.phoneHint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        {...field("phone")}
      />
    </div>
  );
}
