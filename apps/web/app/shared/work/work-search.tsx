import type { FoundWork } from "@hunarmand/api/lookups/lookups";
import { Textarea, TextInput } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import trades from "../../locales/en/trades.json";
import workSearch from "../../locales/en/work-search.json";
import { lazyPart } from "../parts/lazy-part.tsx";
import { useMessages } from "../texts/messages.ts";
import { TradeTiles } from "./trade-tiles.tsx";
import { toProblem } from "./typed-problem.ts";
import { useSearchWords } from "./use-search-words.ts";

// Loaded when the search is used: many people choose from the lists.
const FoundWorkList = lazyPart(async () => (await import("./found-work.tsx")).FoundWorkList);

interface WorkSearchProps {
  /** A whole sentence may be typed: the field grows to show it, up to four lines. */
  isSentence?: boolean;
  /** Examples below the search, instead of a household's. */
  examples?: string;
  /** Words that are in the search from the beginning. */
  start?: string;
  /** Called with the chosen work and what the typed words say about the problem, or an empty string. */
  onPick: (work: FoundWork, problem: string) => void;
  isOffice?: boolean;
  /** The plain trades as pictures below the search. */
  hasTrades?: boolean;
  /** What is shown instead of what is found, if these words are more than a search. */
  instead?: (typed: string, setTyped: (typed: string) => void) => ReactNode;
  /** Whether what is found has its usual price. It is that of a job, not of a crew. */
  hasPrices?: boolean;
}

const rowsMax = 4;
const charactersOfRow = 34;

/** For browsers that cannot let a field grow with its words. */
const findRows = (typed: string): number => Math.min(rowsMax, Math.ceil((typed.length + 1) / charactersOfRow));

/** A search inside a form. It sets the form's own choices, and is not a field of it. */
export function WorkSearch(props: WorkSearchProps) {
  const { onPick, examples, isSentence = false, isOffice = false, hasTrades = false, hasPrices = true } = props;
  const { instead, start } = props;
  const { label, hint } = useMessages(workSearch);
  const section = useRef<HTMLElement>(null);
  const names = useMessages(trades);
  const { typed, setTyped, asked, isUsed, search, enter, field } = useSearchWords(start);
  const openFirst = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter must not submit the form.
    event.preventDefault();
    enter(section.current);
  };
  const pick = (work: FoundWork) => {
    setTyped("");
    onPick(work, toProblem(typed));
  };
  const asks = { label, description: examples ?? hint, autoComplete: "off", ...field, onKeyDown: openFirst };
  return (
    <search ref={section}>
      {isSentence ? (
        <Textarea rows={findRows(typed)} classNames={{ input: "sentence-field" }} {...asks} />
      ) : (
        <TextInput type="search" {...asks} />
      )}
      {isUsed &&
        (instead?.(typed, setTyped) ?? (
          <FoundWorkList typed={typed} asked={asked} onPick={pick} isOffice={isOffice} hasPrices={hasPrices} />
        ))}
      {hasTrades && <TradeTiles onChoose={(trade) => search(names[trade])} />}
    </search>
  );
}
