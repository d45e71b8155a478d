import { toPkr } from "../values/money.ts";

interface ExactRow {
  name: string;
  fromPaisa: number;
  toPaisa: number;
}

/** The usual price of a sub-skill on the wire. */
export const toExactPrice = ({ name, fromPaisa, toPaisa }: ExactRow) => ({
  subSkill: name,
  from: toPkr(fromPaisa),
  to: toPkr(toPaisa),
});
