import { quoteCities } from "@hunarmand/api/contracts/quotes";
import { Box, Skeleton, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import contracts from "../../locales/en/contracts.json";
import { PhoneField } from "../../shared/forms/form-fields.tsx";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { lazyPart } from "../../shared/parts/lazy-part.tsx";
import { useMessages } from "../../shared/texts/messages.ts";
import { ChoiceField } from "../choices/choice-field.tsx";
import { FirstDayField } from "../choices/first-day-field.tsx";
import type { emptyQuote } from "../contract-forms.ts";
import { useDayPrices } from "../day-price/use-day-prices.ts";
import type { ReadWords } from "./crew/use-read-words.ts";
import { DaysField } from "./days-field.tsx";
import { findTypedPrice } from "./find-price.ts";
import { FormChoices } from "./form-choices.tsx";
import { ReadyHandymen } from "./ready-handymen.tsx";

// With its search for work it is larger than the other fields.
const CrewRows = lazyPart(async () => (await import("./crew/crew-rows.tsx")).CrewRows, {
  fallback: <Skeleton height={252} className="form-grid-wide" />,
});

// Once number and time are known.
const UsualSum = lazyPart(async () => (await import("../day-price/usual-sum.tsx")).UsualSum, { away: () => null });

const OwnDayPrice = lazyPart(async () => (await import("./own-day-price.tsx")).OwnDayPrice, {
  fallback: <Skeleton height={92} />,
});

// The time is that of the reader, which no prerendered page knows.
const WhenPrice = lazyPart(async () => (await import("./when-price.tsx")).WhenPrice, { away: () => null });

/** Whether all that the office has to know is in the form: its button is then in reach. */
export const isAnswered = ({ totalHandymen, duration, city }: typeof emptyQuote): boolean =>
  totalHandymen !== "" && duration !== "" && city !== "";

/** Fields that people read in short stay in the form, out of sight. */
const shownIf = (isShown: boolean) => (isShown ? "contents" : "none");

/** What a contractor says to get a quote, with or without an account. Once words say all of it, it is a summary with one tap to change it. */
export function QuoteFields<Parsed>({ form: whole }: { form: CallForm<typeof emptyQuote, Parsed> }) {
  const { quoteForm } = useMessages(contracts);
  const { form, field } = whole;
  const [words, setWords] = useState<ReadWords>();
  const { totalHandymen, exactHandymen, duration, durationDays } = form.values;
  const hasSize = (totalHandymen || exactHandymen) !== "" && (duration || durationDays) !== "";
  const [hasPhone] = useState(form.values.phone !== "");
  const isShort = words !== undefined && isAnswered(form.values) && Object.keys(form.errors).length === 0;
  const usual = useDayPrices();
  const isAtOnce = findTypedPrice(form.values, usual)?.amount !== undefined;
  const isDaySaid = isShort && words.filled.startDate === form.values.startDate;
  return (
    <div className="form-grid">
      <CrewRows form={form} isShort={isShort} onWords={setWords} />
      <Box display={shownIf(!isShort)}>
        <DaysField form={whole} />
        <FormChoices form={whole} />
      </Box>
      {hasSize && <UsualSum typed={form.values} usual={usual} />}
      <OwnDayPrice form={whole} usual={usual} />
      <Box display={shownIf(!isShort)}>
        <ChoiceField label={quoteForm.city} choices={quoteCities} {...field("city")} />
        <TextInput label={quoteForm.address} description={quoteForm.addressHint} {...field("address")} />
        <ReadyHandymen typed={form.values} />
      </Box>
      <FirstDayField
        label={quoteForm.startDate}
        {...field("startDate")}
        onChoose={(day) => form.setFieldValue("startDate", day)}
        isPromised={!isAtOnce}
        isSaid={isDaySaid}
      />
      <Box display={shownIf(!isShort || !hasPhone)}>
        <PhoneField
          required
          label={quoteForm.phone}
          description={quoteForm.phoneHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...field("phone")}
        />
      </Box>
      <Box display={shownIf(!isShort)}>
        <Textarea
          rows={3}
          className="form-grid-wide"
          label={quoteForm.details}
          description={quoteForm.detailsHint}
          {...field("details")}
        />
      </Box>
      {/* Two lines are kept free: a late text would move the button away from under a finger. */}
      <Box mih="3.25rem" className="form-grid-wide">
        <WhenPrice typed={form.values} usual={usual} />
      </Box>
    </div>
  );
}
