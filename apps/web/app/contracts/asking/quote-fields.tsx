import { quoteCities, quoteDurations } from "@hunarmand/api/contracts/quotes";
import { Skeleton, Text, Textarea, TextInput } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { PhoneField } from "../../shared/forms/form-fields.tsx";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";
import { ChoiceField } from "../choices/choice-field.tsx";
import { CountField } from "../choices/count-field.tsx";
import { type emptyQuote, handymenChoices } from "../contract-forms.ts";
import { UsualSum } from "../day-price/usual-sum.tsx";
import { fillDays } from "./fill-choices.ts";

// With its search for work it is larger than the other fields.
const CrewRows = lazyPart(async () => (await import("./crew-rows.tsx")).CrewRows, {
  fallback: <Skeleton height={252} className="form-grid-wide" />,
});

/** What a contractor says to get a quote, with or without an account. */
export function QuoteFields<Parsed>({ form: { form, field } }: { form: CallForm<typeof emptyQuote, Parsed> }) {
  const { quoteForm } = useMessages(contracts);
  const { exactHandymen, totalHandymen, durationDays, duration } = form.values;
  const isFilled = (exactHandymen && totalHandymen) || (durationDays && duration);
  return (
    <div className="form-grid">
      <CrewRows form={form} />
      <CountField
        label={quoteForm.durationDays}
        description={quoteForm.durationDaysHint}
        {...field("durationDays")}
        onChange={(event) => fillDays(form, event.currentTarget.value)}
      />
      {isFilled && <Text className="form-grid-wide">{quoteForm.filled}</Text>}
      <ChoiceField label={quoteForm.totalHandymen} choices={handymenChoices} {...field("totalHandymen")} />
      <ChoiceField label={quoteForm.duration} choices={quoteDurations} {...field("duration")} />
      <UsualSum typed={form.values} />
      <ChoiceField label={quoteForm.city} choices={quoteCities} {...field("city")} />
      <TextInput type="date" min={toPakistanDay()} label={quoteForm.startDate} {...field("startDate")} />
      <PhoneField
        required
        label={quoteForm.phone}
        description={quoteForm.phoneHint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        {...field("phone")}
      />
      <Textarea
        rows={3}
        className="form-grid-wide"
        label={quoteForm.details}
        description={quoteForm.detailsHint}
        {...field("details")}
      />
    </div>
  );
}
