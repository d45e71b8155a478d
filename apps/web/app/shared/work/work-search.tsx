import { limits } from "@hunarmand/api/limits";
import type { FoundWork } from "@hunarmand/api/lookups/lookups";
import { TextInput } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import workSearch from "../../locales/en/work-search.json";
import { useMessages } from "../texts/messages.ts";
import { FoundWorkList } from "./found-work.tsx";
import { openFirstWork } from "./open-first-work.ts";

interface WorkSearchProps {
  onPick: (work: FoundWork) => void;
  isOffice?: boolean;
}

/** A search inside a form: it fills the form's own choices, and is no field of it. */
export function WorkSearch({ onPick, isOffice = false }: WorkSearchProps) {
  const { label, hint } = useMessages(workSearch);
  const section = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState("");
  const openFirst = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // It must not send the form around it.
    event.preventDefault();
    openFirstWork(section.current);
  };
  const pick = (work: FoundWork) => {
    setTyped("");
    onPick(work);
  };
  return (
    <search ref={section}>
      <TextInput
        type="search"
        label={label}
        description={hint}
        autoComplete="off"
        maxLength={limits.searchCharacters}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={openFirst}
      />
      <FoundWorkList typed={typed} onPick={pick} isOffice={isOffice} />
    </search>
  );
}
