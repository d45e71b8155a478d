import "../choices/choice-chips.css";
import "./trade-tiles.css";
import trades from "../../locales/en/trades.json";
import { TilePicture } from "../layout/drawings/tile-picture.tsx";
import { useMessages } from "../texts/messages.ts";
import { type PlainTrade, plainTrades } from "./plain-trades.ts";

interface TradeTilesProps {
  /** The pressed tile, where one stays pressed. */
  chosen?: PlainTrade | undefined;
  isToggle?: boolean;
  onChoose: (trade: PlainTrade) => void;
}

/** The plain trades as pictures, inside a form. */
export function TradeTiles({ chosen, isToggle = false, onChoose }: TradeTilesProps) {
  const names = useMessages(trades);
  return (
    <div className="trade-tiles plain-trades">
      {plainTrades.map((name) => (
        <button
          key={name}
          type="button"
          className="choice-chip trade-tile"
          aria-pressed={isToggle ? name === chosen : undefined}
          onClick={() => onChoose(name)}
        >
          <TilePicture name={name} />
          {names[name]}
        </button>
      ))}
    </div>
  );
}
