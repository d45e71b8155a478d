import type { Receipt } from "@hunarmand/api/payments/receipts";
import type receipts from "../../locales/en/receipts.json";
import { joinParts } from "../texts/names.ts";

type Texts = (typeof receipts)["english"];

/** Write days and money in the reader's language. On a receipt money has two decimals. */
export interface ReceiptFormats {
  day: (iso: string) => string;
  pkr: (amount: number) => string;
  /** A name of the catalogue. */
  getName: (english: string) => string;
}

export interface ReceiptLine {
  label: string;
  value: string;
}

/** Returns the names, the work and the date. */
export const listFacts = (receipt: Receipt, texts: Texts, { day, getName }: ReceiptFormats): ReceiptLine[] => [
  { label: texts.date, value: day(receipt.date) },
  { label: texts.method, value: texts.methods[receipt.method] },
  { label: texts.job, value: receipt.jobNumber },
  { label: texts.work, value: `${getName(receipt.category)} · ${getName(receipt.skill)}` },
  { label: texts.place, value: joinParts([getName(receipt.area), getName(receipt.city)]) },
  { label: texts.customer, value: receipt.customerName },
  { label: texts.provider, value: receipt.providerName },
];

/** Returns the amounts in order: paid, the fee if the reader may see it, and later returns. */
export function listAmounts(receipt: Receipt, texts: Texts, { day, pkr }: ReceiptFormats): ReceiptLine[] {
  const { amount, amountLeft, fee, net, netLeft, returns } = receipt;
  const lines = [{ label: texts.amount, value: pkr(amount) }];
  // `-fee` would be -0 without a fee, which is written "-0.00".
  if (fee !== null) lines.push({ label: texts.fee, value: pkr(0 - fee) });
  if (net !== null) lines.push({ label: texts.net, value: pkr(net) });
  for (const { kind, date, amount: returned } of returns)
    lines.push({ label: texts.returns[kind]({ day: day(date) }), value: pkr(0 - returned) });
  if (returns.length === 0) return lines;
  lines.push({ label: texts.amountLeft, value: pkr(amountLeft) });
  if (netLeft !== null) lines.push({ label: texts.netLeft, value: pkr(netLeft) });
  return lines;
}

/** Returns the remark that the payment was returned, fully or partly. */
export function findRemark({ returns, amountLeft }: Receipt, texts: Texts): string | undefined {
  if (returns.length === 0) return undefined;
  return amountLeft === 0 ? texts.whole : texts.part;
}
