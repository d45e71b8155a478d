import { Box } from "@mantine/core";
import { type FocusEvent, useState } from "react";
import crewForm from "../../../locales/en/crew-form.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { WorkSearch } from "../../../shared/work/work-search.tsx";
import type { CrewRow } from "../../contract-forms.ts";
import { readTypedCrew, spellTrades } from "./typed-crew.ts";
import { TypedTrades } from "./typed-trades.tsx";

interface CrewSearchProps {
  /** `typed`: all words that the trades were typed with. */
  onAdd: (rows: readonly CrewRow[], typed?: string) => void;
  /** Whether the form was refused because nobody is named. */
  isRefused: boolean;
}

/** A search for one trade, or for several with their numbers, as people write to a contractor. */
export function CrewSearch({ onAdd, isRefused }: CrewSearchProps) {
  const { examples } = useMessages(crewForm);
  const [hasLeft, setLeft] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => setLeft(!currentTarget.contains(relatedTarget));
  return (
    <Box onFocus={() => setLeft(false)} onBlur={leave}>
      <WorkSearch
        examples={examples}
        hasPrices={false}
        onPick={({ skill, category }) => onAdd([{ trade: skill, category, handymen: "" }])}
        instead={(typed, setTyped) => {
          const trades = readTypedCrew(typed);
          if (trades.length === 0) return undefined;
          return (
            <TypedTrades
              trades={trades}
              hasLeft={hasLeft}
              isRefused={isRefused}
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
