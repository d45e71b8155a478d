import { ExactHandymen } from "@hunarmand/api/contracts/exact-crew";
import type { UseFormReturnType } from "@mantine/form";
import { TypedDays } from "../choices/typed-days.ts";
import type { CrewRow, emptyQuote } from "../contract-forms.ts";
import { findNearestCount, findNearestDuration } from "./nearest-choice.ts";

export type QuoteState = UseFormReturnType<typeof emptyQuote>;

/** Each of these fills the spec's list with its nearest choice, as soon as the exact number is one (docs/product.md Q4). */

export function fillHandymen(form: QuoteState, typed: string): void {
  form.setFieldValue("exactHandymen", typed);
  const { data: handymen } = ExactHandymen.safeParse(typed);
  if (handymen !== undefined) form.setFieldValue("totalHandymen", String(findNearestCount(handymen)));
}

export function fillDays(form: QuoteState, typed: string): void {
  form.setFieldValue("durationDays", typed);
  const { data: days } = TypedDays.safeParse(typed);
  if (days !== undefined) form.setFieldValue("duration", findNearestDuration(days));
}

/** Returns the crew with more rows. A trade that is there already takes the new number, if one is named. */
export function mergeRows(crew: readonly CrewRow[], rows: readonly CrewRow[]): CrewRow[] {
  const merged = new Map(crew.map((row) => [row.trade, row]));
  for (const row of rows) {
    const former = merged.get(row.trade);
    merged.set(row.trade, { ...former, ...row, handymen: row.handymen || (former?.handymen ?? "") });
  }
  return [...merged.values()];
}

/** The exact number is the sum of the trades. A refused number counts nothing: its field says why. */
export function fillFromCrew(form: QuoteState, crew: readonly CrewRow[]): void {
  const numbers = crew.map(({ handymen }) => ExactHandymen.safeParse(handymen).data ?? 0);
  const sum = numbers.reduce((all, handymen) => all + handymen, 0);
  fillHandymen(form, sum > 0 ? String(sum) : "");
}
