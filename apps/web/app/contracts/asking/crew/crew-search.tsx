import { Box } from "@mantine/core";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import crewForm from "../../../locales/en/crew-form.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { WorkSearch } from "../../../shared/work/work-search.tsx";
import type { CrewRow } from "../../contract-forms.ts";
import { readTypedCrew, spellTrades } from "./typed-crew.ts";
import { TypedTrades } from "./typed-trades.tsx";

interface CrewSearchProps {
  /** Words that the person took out of the form: they are in the search again, and are not put in by themselves. */
  undone: string;
  /** Words that the person came with. Once they are in the form, the search is empty. */
  given: string;
  /** `typed`: all words that the trades were typed with. */
  onAdd: (rows: readonly CrewRow[], typed?: string) => void;
  /** As above, for words that are understood as a whole. They may still grow. */
  onRead: (rows: readonly CrewRow[], typed: string) => unknown;
  /** Called when the person has gone on and nothing is left in the search. */
  onLeave: () => void;
  /** Whether the person has just opened it. */
  takesFocus: boolean;
  /** Whether the form was refused because nobody is named. */
  isRefused: boolean;
}

/** A search for one trade, or for several with their numbers, as people write to a contractor. */
export function CrewSearch({ undone, given, onAdd, onRead, onLeave, takesFocus, isRefused }: CrewSearchProps) {
  const { examples } = useMessages(crewForm);
  const [hasLeft, setLeft] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [isOpened] = useState(takesFocus);
  useEffect(() => {
    if (isOpened) box.current?.querySelector("textarea")?.focus();
  }, [isOpened]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isAway = !currentTarget.contains(relatedTarget);
    setLeft(isAway);
    if (isAway && currentTarget.querySelector("textarea")?.value === "") onLeave();
  };
  return (
    <Box ref={box} onFocus={() => setLeft(false)} onBlur={leave}>
      <WorkSearch
        isSentence
        examples={examples}
        start={undone || given}
        hasPrices={false}
        onPick={({ skill, category }) => onAdd([{ trade: skill, category, handymen: "" }])}
        instead={(typed, setTyped) => {
          const trades = readTypedCrew(typed);
          if (trades.length === 0) return undefined;
          return (
            <TypedTrades
              trades={trades}
              typed={typed}
              isByHand={typed === undone}
              hasLeft={hasLeft}
              isRefused={isRefused}
              onRead={(rows) => {
                onRead(rows, typed);
                if (typed === given) setLeft(true);
              }}
              onDone={() => {
                setTyped("");
                onLeave();
              }}
              onAdd={(rows, left) => {
                setTyped(spellTrades(left));
                onAdd(rows, typed);
              }}
            />
          );
        }}
      />
    </Box>
  );
}
