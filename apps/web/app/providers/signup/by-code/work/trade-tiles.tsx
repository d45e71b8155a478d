import { Button, Input, Text } from "@mantine/core";
import { type ReactNode, useId } from "react";
import texts from "../../../../locales/en/code-signup.json";
import { LineIcon } from "../../../../shared/layout/drawings/line-icon.tsx";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { getName } from "../../../../shared/texts/names.ts";
import { findTradeIcon } from "../../../trade-icons.ts";
import { MissingWork } from "./skill-chips.tsx";

interface TradeTilesProps {
  names: readonly string[];
  chosen: string;
  isMissing: boolean;
  /** Only the plain trades show, and what is chosen. */
  isFolded: boolean;
  onUnfold: () => void;
  onChoose: (name: string) => void;
  /** The plain trades, above the categories. */
  children: ReactNode;
}

/** What the person does: by its everyday word, or by its category. */
export function TradeTiles({ names, chosen, isMissing, isFolded, onUnfold, onChoose, children }: TradeTilesProps) {
  const { category, trades } = useMessages(texts);
  const labelId = useId();
  const errorId = useId();
  return (
    <div>
      <Input.Label id={labelId} labelElement="div" size="md">
        {category}
      </Input.Label>
      {isMissing && <MissingWork id={errorId} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out like the other labels. */}
      <div role="group" aria-labelledby={labelId} aria-describedby={errorId}>
        {children}
        {isFolded ? (
          <Button variant="default" mt="xs" onClick={onUnfold}>
            {trades.change}
          </Button>
        ) : (
          <AllTrades names={names} chosen={chosen} onChoose={onChoose} />
        )}
      </div>
    </div>
  );
}

function AllTrades({ names, chosen, onChoose }: Pick<TradeTilesProps, "names" | "chosen" | "onChoose">) {
  const { trades } = useMessages(texts);
  return (
    <>
      <Text fw={500}>{trades.all}</Text>
      <div className="trade-tiles">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="choice-chip trade-tile"
            name="category"
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
          >
            <LineIcon name={findTradeIcon(name)} className="trade-tile-picture" />
            {getName(name)}
          </button>
        ))}
      </div>
    </>
  );
}
