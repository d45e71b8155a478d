import { quoteCities } from "@hunarmand/api/contracts/quotes";
import { Skeleton, Textarea } from "@mantine/core";
import contracts from "../../locales/en/contracts.json";
import { PhoneField } from "../../shared/forms/form-fields.tsx";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { ChoiceField } from "../choices/choice-field.tsx";
import { FirstDayField } from "../choices/first-day-field.tsx";
import type { emptyQuote } from "../contract-forms.ts";
import { UsualSum } from "../day-price/usual-sum.tsx";
import { DaysField } from "./days-field.tsx";
import { FormChoices } from "./form-choices.tsx";
import { ReadyHandymen } from "./ready-handymen.tsx";

// With its search for work it is larger than the other fields.
const CrewRows = lazyPart(async () => (await import("./crew/crew-rows.tsx")).CrewRows, {
  fallback: <Skeleton height={252} className="form-grid-wide" />,
});

const OwnDayPrice = lazyPart(async () => (await import("./own-day-price.tsx")).OwnDayPrice, {
  fallback: <Skeleton height={92} />,
});

/** What a contractor says to get a quote, with or without an account. */
export function QuoteFields<Parsed>({ form: whole }: { form: CallForm<typeof emptyQuote, Parsed> }) {
  const { quoteForm } = useMessages(contracts);
  const { form, field } = whole;
  return (
    <div className="form-grid">
      <CrewRows form={form} />
      <DaysField form={whole} />
      <FormChoices form={whole} />
      <UsualSum typed={form.values} />
      <OwnDayPrice form={whole} />
      <ChoiceField label={quoteForm.city} choices={quoteCities} {...field("city")} />
      <ReadyHandymen typed={form.values} />
      <FirstDayField
        label={quoteForm.startDate}
        {...field("startDate")}
        onChoose={(day) => form.setFieldValue("startDate", day)}
        isPromised
      />
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
