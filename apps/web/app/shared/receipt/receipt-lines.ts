import type { Receipt } from "@hunarmand/api/payments/receipts";
import type receipts from "../../locales/en/receipts.json";

type Texts = (typeof receipts)["english"];

/** How days and money are written: on the screen in the reader's language, in the file in English. */
export interface ReceiptFormats {
  day: (iso: string) => string;
  pkr: (amount: number) => string;
}

export interface ReceiptLine {
  label: string;
  value: string;
}

/** Who, what and when. */
export const listFacts = (receipt: Receipt, texts: Texts, { day }: ReceiptFormats): ReceiptLine[] => [
  { label: texts.date, value: day(receipt.date) },
  { label: texts.method, value: texts.methods[receipt.method] },
  { label: texts.job, value: receipt.jobNumber },
  { label: texts.work, value: `${receipt.category} · ${receipt.skill}` },
  { label: texts.place, value: `${receipt.area}, ${receipt.city}` },
  { label: texts.customer, value: receipt.customerName },
  { label: texts.provider, value: receipt.providerName },
];

/** The money, top to bottom: what was paid, the fee where it is the reader's business, and what was given back since. */
export function listAmounts(receipt: Receipt, texts: Texts, { day, pkr }: ReceiptFormats): ReceiptLine[] {
  const { amount, amountLeft, fee, net, netLeft, returns } = receipt;
  const lines = [{ label: texts.amount, value: pkr(amount) }];
  if (fee !== null) lines.push({ label: texts.fee, value: pkr(-fee) });
  if (net !== null) lines.push({ label: texts.net, value: pkr(net) });
  for (const { kind, date, amount: returned } of returns)
    lines.push({ label: texts.returns[kind]({ day: day(date) }), value: pkr(-returned) });
  if (returns.length === 0) return lines;
  lines.push({ label: texts.amountLeft, value: pkr(amountLeft) });
  if (netLeft !== null) lines.push({ label: texts.netLeft, value: pkr(netLeft) });
  return lines;
}

/** What nobody may overlook: a payment that was given back, whole or in part. */
export function findRemark({ returns, amountLeft }: Receipt, texts: Texts): string | undefined {
  if (returns.length === 0) return undefined;
  return amountLeft === 0 ? texts.whole : texts.part;
}
