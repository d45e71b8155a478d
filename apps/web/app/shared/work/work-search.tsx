import type { FoundWork } from "@hunarmand/api/lookups/lookups";
import { TextInput } from "@mantine/core";
import { type KeyboardEvent, useRef } from "react";
import workSearch from "../../locales/en/work-search.json";
import { lazyPart } from "../parts/lazy-part.tsx";
import { useMessages } from "../texts/messages.ts";
import { useSearchWords } from "./use-search-words.ts";

// Loaded when the search is used: many people choose from the lists.
const FoundWorkList = lazyPart(async () => (await import("./found-work.tsx")).FoundWorkList);

interface WorkSearchProps {
  onPick: (work: FoundWork) => void;
  isOffice?: boolean;
}

/** A search inside a form. It sets the form's own choices, and is not a field of it. */
export function WorkSearch({ onPick, isOffice = false }: WorkSearchProps) {
  const { label, hint } = useMessages(workSearch);
  const section = useRef<HTMLElement>(null);
  const { typed, setTyped, asked, isUsed, enter, field } = useSearchWords();
  const openFirst = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter must not submit the form.
    event.preventDefault();
    enter(section.current);
  };
  const pick = (work: FoundWork) => {
    setTyped("");
    onPick(work);
  };
  return (
    <search ref={section}>
      <TextInput type="search" label={label} description={hint} autoComplete="off" {...field} onKeyDown={openFirst} />
      {isUsed && <FoundWorkList typed={typed} asked={asked} onPick={pick} isOffice={isOffice} />}
    </search>
  );
}
