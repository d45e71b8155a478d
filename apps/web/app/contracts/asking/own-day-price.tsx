import crewPrice from "../../locales/en/crew-price.json";
import type { CallForm } from "../../shared/forms/use-call-form.ts";
import { useMessages } from "../../shared/texts/messages.ts";
import { CountField } from "../choices/count-field.tsx";
import type { emptyQuote } from "../contract-forms.ts";

/** What the person wants to pay for one handyman and day. It may stay empty. */
export function OwnDayPrice<Parsed>({ form }: { form: CallForm<typeof emptyQuote, Parsed> }) {
  const { label, hint } = useMessages(crewPrice).own;
  return <CountField label={label} description={hint} {...form.field("ownDayPrice")} />;
}
