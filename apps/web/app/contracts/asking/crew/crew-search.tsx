import crewForm from "../../../locales/en/crew-form.json";
import { useMessages } from "../../../shared/texts/messages.ts";
import { WorkSearch } from "../../../shared/work/work-search.tsx";
import type { CrewRow } from "../../contract-forms.ts";
import { readTypedCrew, spellTrades } from "./typed-crew.ts";
import { TypedTrades } from "./typed-trades.tsx";

/** A search for one trade, or for several with their numbers, as people write to a contractor. */
export function CrewSearch({ onAdd }: { onAdd: (rows: readonly CrewRow[]) => void }) {
  const { examples } = useMessages(crewForm);
  return (
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
            onAdd={(rows, left) => {
              setTyped(spellTrades(left));
              onAdd(rows);
            }}
          />
        );
      }}
    />
  );
}
