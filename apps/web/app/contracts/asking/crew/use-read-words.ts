import { tradesOfQuoteMax } from "@hunarmand/api/contracts/exact-crew";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type CrewRow, emptyQuote } from "../../contract-forms.ts";
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
  /** Undefined while those of a draft are not known yet. */
  filled: FilledAsides | undefined;
}

const pickAnswers = (values: QuoteState["values"]): Partial<QuoteState["values"]> =>
  Object.fromEntries(answerNames.map((name) => [name, values[name]]));

/** Puts trades and their words into the form, also while the words still grow, and takes them out again. */
export function useReadWords(form: QuoteState) {
  const [last, setLast] = useState<ReadWords>();
  const growing = useRef<ReadWords["before"]>(undefined);
  /** Words whose city, days and first day are still to be filled in, and those of them that were there before the growing ones. */
  const pending = useRef("");
  const carried = useRef("");
  useKeptWords(form, last, setLast);
  const fillLater = ({ asides, ...now }: Pick<ReadWords, "words" | "before"> & { asides: string }) =>
    // Loaded only then. Without it the fields stay for the person to fill in.
    import("./fill-asides.ts").then(
      ({ fillAsides }) => {
        if (pending.current !== asides) return;
        pending.current = "";
        setLast({ ...now, filled: fillAsides(form, asides) });
      },
      () => undefined,
    );
  /** Returns the crew that is in the form now. `isFull`: some trades are left out. */
  const read = (rows: readonly CrewRow[], words: string): { crew: CrewRow[]; isFull: boolean } => {
    const before = growing.current ?? pickAnswers(form.getValues());
    form.setValues({ ...before, words });
    const all = mergeRows(before.crew ?? [], rows);
    const crew = all.slice(0, tradesOfQuoteMax);
    form.setFieldValue("crew", crew);
    if (rows.some(({ handymen }) => handymen)) fillFromCrew(form, crew);
    const asides = [carried.current, words].filter(Boolean).join(", ");
    pending.current = asides;
    growing.current = before;
    setLast({ words, before, filled: {} });
    // A trade that was chosen from the list has none.
    if (asides !== "") fillLater({ words, before, asides });
    return { crew, isFull: crew.length < all.length };
  };
  /** The next words begin with what the form says then, and with what is still to be filled in. */
  const end = () => {
    growing.current = undefined;
    carried.current = pending.current;
  };
  const forget = () => {
    form.setFieldValue("words", "");
    setLast(undefined);
  };
  /** Answers that the person has changed meanwhile stay. Returns the words. */
  const undo = (): string => {
    if (!last) return "";
    const { words, before, filled } = last;
    takeOut(form, before);
    if (filled) takeOutAsides(form, { before, filled });
    else void findAsides(form, words).then((found) => takeOutAsides(form, { before, filled: found }));
    pending.current = "";
    end();
    forget();
    return words;
  };
  return { last, read, end, undo, forget };
}

/** After a reload the words of the draft are those that filled in its answers. */
function useKeptWords(form: QuoteState, last: ReadWords | undefined, onRestore: (words: ReadWords) => void): void {
  const restore = useEffectEvent(() => {
    const { words } = form.getValues();
    if (last) return;
    const before = pickAnswers(emptyQuote);
    // What it says is in sight at once. What of it the words have given is only needed to take it out.
    onRestore({ words, before, filled: undefined });
    void findAsides(form, words).then((filled) => {
      const isSame = form.getValues().words === words;
      if (isSame) onRestore({ words, before, filled });
    });
  });
  const { words } = form.values;
  useLayoutEffect(() => {
    if (words !== "") restore();
  }, [words]);
}

/** None without the script that reads them. */
const findAsides = (form: QuoteState, words: string): Promise<FilledAsides> =>
  import("./fill-asides.ts").then(
    ({ findFilled }) => findFilled(form, words),
    () => ({}),
  );

function takeOut(form: QuoteState, { crew = [], exactHandymen = "", totalHandymen = "" }: ReadWords["before"]): void {
  form.setValues({ crew, exactHandymen, totalHandymen });
}

interface TakenAsides extends Pick<ReadWords, "before"> {
  filled: FilledAsides;
}

function takeOutAsides(form: QuoteState, { before, filled }: TakenAsides): void {
  const { city, durationDays, startDate } = form.getValues();
  if (filled.city === city) form.setValues({ city: before.city ?? "" });
  if (filled.startDate === startDate) form.setValues({ startDate: before.startDate ?? "" });
  if (filled.durationDays === durationDays) form.setValues({ durationDays: "", duration: before.duration ?? "" });
}
