import { useEffect, useEffectEvent, useState } from "react";
import type { CrewRow } from "../../contract-forms.ts";
import type { QuoteState } from "../fill-choices.ts";
import { readTypedCrew } from "./typed-crew.ts";
import { useTakenWords } from "./use-given-words.ts";
import { useReadWords } from "./use-read-words.ts";

export const nameOf = (place: number) => `crew.${place}.handymen`;

const focusNumber = (place: number) =>
  void requestAnimationFrame(() => document.getElementsByName(nameOf(place))[0]?.focus());

/**
 * Adds trades to the crew from a search or from words, and says what of it the form shows.
 * `offered`: other words of the person, which are read if they name a crew.
 */
export function useCrewWords(form: QuoteState, offered: string) {
  const { crew } = form.values;
  const words = useReadWords(form);
  const [isFull, setFull] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [undone, setUndone] = useState("");
  const [given, setGiven] = useState("");
  const give = (typed: string) => {
    setGiven(typed);
    setSearching(true);
  };
  useTakenWords(give);
  useOffered(offered, give);
  const onRead = (rows: readonly CrewRow[], typed: string): CrewRow[] => {
    const now = words.read(rows, typed);
    setFull(now.isFull);
    setSearching(true);
    return now.crew;
  };
  return {
    /** What was read from words: it is not asked again, unless the person changes it or it is refused. */
    read: crew.length > 0 ? words.last : undefined,
    isFull,
    isSearching,
    undone,
    /** Words that the person came with. */
    given,
    open: () => setSearching(true),
    onRead,
    onAdd: (rows: readonly CrewRow[], typed = "") => {
      words.end();
      const kept = onRead(rows, typed);
      words.end();
      if (typed === "") words.forget();
      // After the new rows have rendered: the next thing to type is a number that is missing.
      const missing = kept.findIndex(({ handymen }) => handymen === "");
      if (missing >= 0) focusNumber(missing);
    },
    onLeave: () => {
      words.end();
      setUndone("");
      setGiven("");
      setSearching(false);
    },
    undo: () => {
      setUndone(words.undo());
      setGiven("");
      setSearching(true);
    },
  };
}

/** Gives words that a person typed elsewhere, if they are all trades with their numbers. */
function useOffered(offered: string, give: (typed: string) => void): void {
  const offer = useEffectEvent(() => {
    const trades = readTypedCrew(offered);
    if (trades.length > 0 && trades.every(({ handymen }) => handymen !== "")) give(offered);
  });
  useEffect(() => {
    if (offered !== "") offer();
  }, [offered]);
}
