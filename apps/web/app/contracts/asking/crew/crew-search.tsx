import { TextInput } from "@mantine/core";
import { type KeyboardEvent, useRef } from "react";
import crewForm from "../../../locales/en/crew-form.json";
import workSearch from "../../../locales/en/work-search.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { FoundWorkList } from "../../../shared/work/found-work.tsx";
import { useSearchWords } from "../../../shared/work/use-search-words.ts";
import type { CrewRow } from "../../contract-forms.ts";
import { readTypedCrew, spellTrades } from "./typed-crew.ts";
import { TypedTrades } from "./typed-trades.tsx";

/** A search for one trade, or for several with their numbers, as people write to a contractor. */
export function CrewSearch({ onAdd }: { onAdd: (rows: readonly CrewRow[]) => void }) {
  const { label } = useMessages(workSearch);
  const { examples } = useMessages(crewForm);
  const section = useRef<HTMLElement>(null);
  const { typed, setTyped, asked, isUsed, enter, field } = useSearchWords();
  const trades = readTypedCrew(typed);
  const openFirst = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter must not submit the form.
    event.preventDefault();
    if (trades.length === 0) enter(section.current);
    else section.current?.querySelector<HTMLElement>("[data-add-all], button")?.click();
  };
  return (
    <search ref={section}>
      <TextInput
        type="search"
        label={label}
        description={examples}
        autoComplete="off"
        {...field}
        onKeyDown={openFirst}
      />
      {isUsed && trades.length > 0 && (
        <TypedTrades
          trades={trades}
          onAdd={(rows, left) => {
            setTyped(spellTrades(left));
            onAdd(rows);
          }}
        />
      )}
      {isUsed && trades.length === 0 && (
        <FoundWorkList
          typed={typed}
          asked={asked}
          onPick={({ skill, category }) => {
            setTyped("");
            onAdd([{ trade: skill, category, handymen: "" }]);
          }}
          hasPrices={false}
        />
      )}
    </search>
  );
}
