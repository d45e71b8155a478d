import "./banknotes.css";
import banknotes from "../../locales/en/banknotes.json";
import { useMessages } from "../texts/messages.ts";
import { listComma } from "../texts/names.ts";
import { useFormats } from "../texts/use-formats.ts";
import { countPieces, type Pieces, type PieceValue, smallestNote } from "./count-pieces.ts";

/** More pieces of one value are drawn once, with their number. */
const drawnMax = 4;

/**
 * An amount as notes and coins, for people who count money but do not read numbers. Shown below its digits where a
 * person pays or is paid. Shows nothing for amounts with paisa.
 */
export function Banknotes({ pkr: amount }: { pkr: number }) {
  const texts = useMessages(banknotes);
  const { pkr } = useFormats();
  const pieces = countPieces(amount);
  if (pieces.length === 0) return null;
  const notes = pieces.map(({ value, count }) => `${count} × ${pkr(value)}`).join(listComma());
  return (
    <div className="banknotes" role="img" aria-label={texts.label({ notes })}>
      {pieces.map((one) => (
        <SamePieces key={one.value} {...one} />
      ))}
    </div>
  );
}

function SamePieces({ value, count }: Pieces) {
  if (count > drawnMax)
    return (
      <span className="banknotes-many">
        {count} × <Piece value={value} />
      </span>
    );
  const places = [1, 2, 3, drawnMax].slice(0, count);
  return places.map((place) => <Piece key={place} value={value} />);
}

function Piece({ value }: { value: PieceValue }) {
  const digits = value.toLocaleString("en");
  if (value < smallestNote)
    return (
      <svg className="banknote banknote-coin" viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
        <circle cx={16} cy={16} r={15} />
        <text x={16} y={21}>
          {digits}
        </text>
      </svg>
    );
  return (
    <svg className={`banknote banknote-${value}`} viewBox="0 0 76 36" width={76} height={36} aria-hidden="true">
      <rect x={1} y={1} width={74} height={34} rx={3} />
      <rect className="banknote-frame" x={6} y={6} width={64} height={24} rx={2} />
      <text x={38} y={24}>
        {digits}
      </text>
    </svg>
  );
}
