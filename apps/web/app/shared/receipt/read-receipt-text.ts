import type { Receipt } from "@hunarmand/api/payments/receipts";
import receipts from "../../locales/en/receipts.json";
import shared from "../../locales/en/shared.json";
import { readOffice } from "../office/office.tsx";
import { findRemark, listAmounts, listFacts } from "./receipt-lines.ts";
import type { ReceiptText } from "./receipt-pdf.ts";

const money = new Intl.NumberFormat("en-PK", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dayFormat = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Karachi", dateStyle: "medium" });
const formats = {
  pkr: (amount: number) => `PKR ${money.format(amount)}`,
  day: (iso: string) => dayFormat.format(new Date(iso)),
  getName: (english: string) => english,
};

/** English in every language of the page: the built-in fonts of PDF readers have no Urdu. */
export function readReceiptText(receipt: Receipt): ReceiptText {
  const texts = receipts.english;
  const { address, phone } = readOffice();
  return {
    brand: shared.english.brand,
    office: [address, phone].filter((part) => part !== undefined).join(", "),
    heading: texts.pdf.heading({ number: receipt.number }),
    note: texts.pdf.note,
    facts: listFacts(receipt, texts, formats),
    amounts: listAmounts(receipt, texts, formats),
    remark: findRemark(receipt, texts),
  };
}
