import { quoteCities } from "@hunarmand/api/contracts/quotes";
import { Box, Button, Skeleton, Textarea, TextInput } from "@mantine/core";
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
import { DaysField } from "./days-field.tsx";
import { findTypedPrice } from "./find-price.ts";
import { FormChoices } from "./form-choices.tsx";
import { FormPart, useFormParts } from "./form-parts.tsx";
import { ReadyHandymen } from "./ready-handymen.tsx";

// With its search for work it is larger than the other fields.
const CrewRows = lazyPart(async () => (await import("./crew/crew-rows.tsx")).CrewRows, {
  fallback: <Skeleton height={252} className="form-grid-wide" />,
});

// Once number and time are known.
const UsualSum = lazyPart(async () => (await import("./usual-sum.tsx")).UsualSum, { away: () => null });

const OwnDayPrice = lazyPart(async () => (await import("./own-day-price.tsx")).OwnDayPrice, {
  fallback: <Skeleton height={92} />,
});

// The time is that of the reader, which no prerendered page knows.
const WhenPrice = lazyPart(async () => (await import("./when-price.tsx")).WhenPrice, { away: () => null });

const SumLine = lazyPart(async () => (await import("./usual-sum.tsx")).SumAtHand, { away: () => null });

/** The sum above the button of the form, once all is answered. */
export const sumAtHand = (typed: typeof emptyQuote) => isAnswered(typed) && <SumLine typed={typed} />;

/** Whether all that the office has to know is in the form: its button is then in reach. */
export const isAnswered = ({ totalHandymen, duration, city }: typeof emptyQuote): boolean =>
  totalHandymen !== "" && duration !== "" && city !== "";

/**
 * What a contractor says to get a quote, with or without an account: who, how long, where and when, then the sum. Once words say it, it is lines
 * with one tap to change each, and wishes are folded.
 */
export function QuoteFields<Parsed>({ form: whole }: { form: CallForm<typeof emptyQuote, Parsed> }) {
  const { quoteForm } = useMessages(contracts);
  const { form, field } = whole;
  const parts = useFormParts(whole);
  const { totalHandymen, exactHandymen, duration, durationDays } = form.values;
  const hasSize = (totalHandymen || exactHandymen) !== "" && (duration || durationDays) !== "";
  const [hasPhone] = useState(form.values.phone !== "");
  const [offered, setOffered] = useState("");
  const usual = useDayPrices();
  const isAtOnce = findTypedPrice(form.values, usual)?.amount !== undefined;
  const phone = (
    <PhoneField
      required
      label={quoteForm.phone}
      description={quoteForm.phoneHint}
      inputWrapperOrder={["label", "input", "description", "error"]}
      {...field("phone")}
    />
  );
  return (
    <div className="form-grid">
      <CrewRows form={form} parts={parts} offered={offered} />
      <FormPart name="days" parts={parts}>
        <FormPart name="exact" parts={parts}>
          <DaysField form={whole} isAsked={parts.isOpen("exact")} />
        </FormPart>
        <FormChoices form={whole} asksDays={parts.isOpen("exact")} />
        {!parts.isOpen("exact") && (
          <Button variant="default" onClick={() => parts.open("exact", true)}>
            {quoteForm.exact}
          </Button>
        )}
      </FormPart>
      <FormPart name="city" parts={parts}>
        <ChoiceField label={quoteForm.city} choices={quoteCities} {...field("city")} />
      </FormPart>
      <Box display="contents" onFocus={() => parts.open("startDate")}>
        <FirstDayField
          label={quoteForm.startDate}
          {...field("startDate")}
          onChoose={(day) => form.setFieldValue("startDate", day)}
          isPromised={!isAtOnce}
          isSaid={!parts.isOpen("startDate")}
        />
      </Box>
      {!hasPhone && (
        <FormPart name="phone" parts={parts}>
          {phone}
        </FormPart>
      )}
      {hasSize && <UsualSum typed={form.values} usual={usual} />}
      <OwnDayPrice form={whole} usual={usual} parts={parts} />
      {!parts.isOpen("wishes") && (
        <Button variant="default" onClick={() => parts.open("wishes", true)}>
          {quoteForm.more}
        </Button>
      )}
      <FormPart name="wishes" parts={parts}>
        <TextInput label={quoteForm.address} description={quoteForm.addressHint} {...field("address")} />
        <ReadyHandymen typed={form.values} />
        <DetailsField form={whole} onLeave={setOffered} />
        {hasPhone && phone}
      </FormPart>
      {/* Two lines are kept free: a late text would move the button away from under a finger. */}
      <Box mih="3.25rem" className="form-grid-wide">
        <WhenPrice typed={form.values} usual={usual} />
      </Box>
    </div>
  );
}

interface DetailsFieldProps<Parsed> {
  form: CallForm<typeof emptyQuote, Parsed>;
  /** Called with the words if nobody is named yet: they may name the crew. */
  onLeave: (words: string) => void;
}

function DetailsField<Parsed>({ form: { form, field }, onLeave }: DetailsFieldProps<Parsed>) {
  const { quoteForm } = useMessages(contracts);
  const details = field("details");
  return (
    <Textarea
      rows={3}
      className="form-grid-wide"
      label={quoteForm.details}
      description={quoteForm.detailsHint}
      {...details}
      onBlur={(event) => {
        details.onBlur?.(event);
        const { crew, totalHandymen, exactHandymen } = form.getValues();
        if (crew.length === 0 && totalHandymen === "" && exactHandymen === "") onLeave(event.currentTarget.value);
      }}
    />
  );
}
