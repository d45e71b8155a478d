import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { fillDays, type QuoteState } from "../fill-choices.ts";
import { readTypedAsides } from "./typed-asides.ts";

/** Fills city, days and first day from the words that the trades were typed with. What has an answer already keeps it. */
export function fillAsides(form: QuoteState, typed: string): void {
  const { city, days, startDate } = readTypedAsides(typed, toPakistanDay());
  const filled = form.getValues();
  if (city && filled.city === "") form.setFieldValue("city", city);
  if (days && filled.durationDays === "" && filled.duration === "") fillDays(form, days);
  if (startDate && filled.startDate === "") form.setFieldValue("startDate", startDate);
}
