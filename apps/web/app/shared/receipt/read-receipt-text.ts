import type { Receipt } from "@hunarmand/api/payments/receipts";
import receipts from "../../locales/en/receipts.json";
import shared from "../../locales/en/shared.json";
import { readOffice } from "../office/office.tsx";
import { makeFormats } from "../texts/formats.ts";
import { getLanguage, getMessages } from "../texts/messages.ts";
import { getName } from "../texts/names.ts";
import { findRemark, listAmounts, listFacts } from "./receipt-lines.ts";
import type { ReceiptText } from "./receipt-pdf.ts";

const money = new Intl.NumberFormat("en-PK", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dayFormat = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Karachi", dateStyle: "medium" });
const pkr = (amount: number) => `PKR ${money.format(amount)}`;
const englishDay = (iso: string) => dayFormat.format(new Date(iso));

export function readReceiptText(receipt: Receipt): ReceiptText {
  const texts = getMessages(receipts);
  const language = getLanguage();
  const formats = { pkr, getName, day: language === "en" ? englishDay : makeFormats(language).day };
  const { address, phone } = readOffice();
  return {
    brand: getMessages(shared).brand,
    office: [address, phone].filter((part) => part !== undefined).join(", "),
    heading: texts.pdf.heading({ number: receipt.number }),
    note: texts.pdf.note,
    facts: listFacts(receipt, texts, formats),
    amounts: listAmounts(receipt, texts, formats),
    remark: findRemark(receipt, texts),
  };
}
