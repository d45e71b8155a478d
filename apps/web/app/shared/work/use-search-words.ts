import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { wasSearched } from "../early/early-marks.ts";
import { openFirstWork } from "./open-first-work.ts";

type SearchField = HTMLInputElement | HTMLTextAreaElement;

/**
 * The words in a search for work, and whether it is used. On a slow network people tap and type before the page's script
 * is there: what they typed and sent counts too, and so does the address of a search that the browser sent by itself (`?work`).
 */
export function useSearchWords(start = "") {
  const element = useRef<SearchField>(null);
  const [typed, setTyped] = useState(start);
  const [asked, setAsked] = useState<string>();
  const [isUsed, setUsed] = useState(start !== "");
  useEffect(() => {
    const field = element.current;
    if (!field) return;
    const sent = field.name ? new URLSearchParams(window.location.search).get(field.name) : null;
    const early = field.value || sent || "";
    if (early === "" && sent === null && document.activeElement !== field) return;
    setTyped(early);
    setUsed(true);
    if (wasSearched() || (sent !== null && early === sent)) setAsked(early);
  }, []);
  /** Searches for these words at once. */
  const search = (words: string) => {
    setTyped(words);
    setUsed(true);
    setAsked(words);
  };
  return {
    typed,
    setTyped,
    /** The words that were sent with Enter or the button; undefined before the first. */
    asked,
    isUsed,
    search,
    /** Enter: opens the first result that is shown for the typed words, or else searches for them at once. */
    enter: (section: HTMLElement | null) => {
      if (!openFirstWork(section, typed)) search(typed);
    },
    field: {
      ref: (field: SearchField | null) => {
        element.current = field;
      },
      value: typed,
      onFocus: () => setUsed(true),
      onChange: (event: ChangeEvent<SearchField>) => setTyped(event.currentTarget.value),
    },
  };
}
