import { ExactHandymen } from "@hunarmand/api/contracts/exact-crew";
import { quoteDurations } from "@hunarmand/api/contracts/quotes";
import "../contracts.css";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import contracts from "../../locales/en/contracts.json";
import crewForm from "../../locales/en/crew-form.json";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { useContractWord } from "../../shared/work/contract-word.ts";
import { ChoiceField } from "../choices/choice-field.tsx";
import { TypedDays } from "../choices/typed-days.ts";
import { type emptyQuote, handymenChoices } from "../contract-forms.ts";

const isExact = (schema: typeof TypedDays, typed: string): boolean => schema.safeParse(typed).data !== undefined;

/** The spec's two lists. Once exact numbers fill both, they are one line: nobody should read the nearest choice as the order. */
export function FormChoices<Parsed>({ form: { form, field } }: { form: CallForm<typeof emptyQuote, Parsed> }) {
  const { quoteForm } = useMessages(contracts);
  const { folded, change, details } = useMessages(crewForm);
  const wordOf = useContractWord();
  const [isOpen, setOpen] = useState(false);
  const { exactHandymen, totalHandymen, durationDays, duration } = form.values;
  const hasHandymen = totalHandymen !== "" && isExact(ExactHandymen, exactHandymen);
  const hasDays = duration !== "" && isExact(TypedDays, durationDays);
  const isRefused = Boolean(form.errors.totalHandymen || form.errors.duration);
  const isFolded = hasHandymen && hasDays && !isOpen && !isRefused;
  const display = isFolded ? "none" : "block";
  return (
    <>
      {isFolded && (
        <details className="contract-fold form-grid-wide">
          <summary>{details}</summary>
          <Text c="dimmed">{folded({ choices: joinParts([totalHandymen, wordOf(duration)]) })}</Text>
          <Button variant="subtle" type="button" onClick={() => setOpen(true)}>
            {change}
          </Button>
        </details>
      )}
      {!isFolded && (hasHandymen || hasDays) && <Text className="form-grid-wide">{quoteForm.filled}</Text>}
      <ChoiceField
        display={display}
        label={quoteForm.totalHandymen}
        choices={handymenChoices}
        {...field("totalHandymen")}
      />
      <ChoiceField display={display} label={quoteForm.duration} choices={quoteDurations} {...field("duration")} />
    </>
  );
}
