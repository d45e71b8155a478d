import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { TypedDays } from "../../choices/typed-days.ts";
import { fillDays, type QuoteState } from "../fill-choices.ts";
import { readTypedAsides } from "./typed-asides.ts";

/** The answers beside the trades that words gave, as the form has them. */
export type FilledAsides = Partial<Record<"city" | "durationDays" | "startDate", string>>;

/** Fills city, days and first day from the words that the trades were typed with. What has an answer already keeps it. */
export function fillAsides(form: QuoteState, typed: string): FilledAsides {
  const { city, days, startDate } = readTypedAsides(typed, toPakistanDay());
  const before = form.getValues();
  const { data: durationDays } = TypedDays.safeParse(days);
  const filled: FilledAsides = {
    ...(city && before.city === "" && { city }),
    ...(durationDays && isEmptyTime(before) && { durationDays: String(durationDays) }),
    ...(startDate && before.startDate === "" && { startDate }),
  };
  if (filled.city) form.setFieldValue("city", filled.city);
  if (filled.durationDays) fillDays(form, filled.durationDays);
  if (filled.startDate) form.setFieldValue("startDate", filled.startDate);
  return filled;
}

/** Returns what of the form's answers these words have given. */
export function findFilled(form: QuoteState, typed: string): FilledAsides {
  const { city, days, startDate } = readTypedAsides(typed, toPakistanDay());
  const now = form.getValues();
  const durationDays = String(TypedDays.safeParse(days).data ?? "");
  return {
    ...(city && now.city === city && { city }),
    ...(durationDays && now.durationDays === durationDays && { durationDays }),
    ...(startDate && now.startDate === startDate && { startDate }),
  };
}

const isEmptyTime = ({ durationDays, duration }: QuoteState["values"]): boolean =>
  durationDays === "" && duration === "";
