import { toPkr } from "../../values/money.ts";

const number = new Intl.NumberFormat("en-PK", { numberingSystem: "latn", maximumFractionDigits: 2 });

/** PKR with thousands separators: 4,500. */
export const formatAmount = (paisa: number | null): string => number.format(toPkr(paisa ?? 0));
