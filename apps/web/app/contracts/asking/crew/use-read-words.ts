import { tradesOfQuoteMax } from "@hunarmand/api/contracts/exact-crew";
import { useRef, useState } from "react";
import type { CrewRow } from "../../contract-forms.ts";
import { fillFromCrew, mergeRows, type QuoteState } from "../fill-choices.ts";
import type { FilledAsides } from "./fill-asides.ts";

/** What words can answer. */
const answerNames = [
  ...["crew", "exactHandymen", "totalHandymen", "durationDays", "duration", "city", "startDate"],
] as const satisfies readonly (keyof QuoteState["values"])[];

/** Words that were put into the form, and what it said before them. */
export interface ReadWords {
  words: string;
  before: Partial<QuoteState["values"]>;
  filled: FilledAsides;
}

const pickAnswers = (values: QuoteState["values"]): Partial<QuoteState["values"]> =>
  Object.fromEntries(answerNames.map((name) => [name, values[name]]));

/** Puts trades and their words into the form, also while the words still grow, and takes them out again. */
export function useReadWords(form: QuoteState) {
  const [last, setLast] = useState<ReadWords>();
  const growing = useRef<ReadWords["before"]>(undefined);
  const latest = useRef<string>(undefined);
  /** Returns the crew that is in the form now. `isFull`: some trades are left out. */
  const read = (rows: readonly CrewRow[], words: string): { crew: CrewRow[]; isFull: boolean } => {
    const before = growing.current ?? pickAnswers(form.getValues());
    form.setValues(before);
    const all = mergeRows(before.crew ?? [], rows);
    const crew = all.slice(0, tradesOfQuoteMax);
    form.setFieldValue("crew", crew);
    if (rows.some(({ handymen }) => handymen)) fillFromCrew(form, crew);
    latest.current = words;
    growing.current = before;
    setLast({ words, before, filled: {} });
    // Loaded only then. Without it the fields stay for the person to fill in.
    import("./fill-asides.ts").then(
      ({ fillAsides }) => latest.current === words && setLast({ words, before, filled: fillAsides(form, words) }),
      () => undefined,
    );
    return { crew, isFull: crew.length < all.length };
  };
  /** The next words begin with what the form says then. */
  const end = () => {
    growing.current = undefined;
  };
  /** Answers that the person has changed meanwhile stay. Returns the words. */
  const undo = (): string => {
    if (!last) return "";
    const { before, filled, words } = last;
    const { city, durationDays, startDate } = form.getValues();
    const { crew = [], exactHandymen = "", totalHandymen = "" } = before;
    form.setValues({ crew, exactHandymen, totalHandymen });
    if (filled.city === city) form.setValues({ city: before.city ?? "" });
    if (filled.startDate === startDate) form.setValues({ startDate: before.startDate ?? "" });
    if (filled.durationDays === durationDays) form.setValues({ durationDays: "", duration: before.duration ?? "" });
    latest.current = undefined;
    end();
    setLast(undefined);
    return words;
  };
  const forget = () => setLast(undefined);
  return { last, read, end, undo, forget };
}
