import type { Receipt } from "@hunarmand/api/payments/receipts";
import { expect, test } from "vitest";
import { readReceiptText } from "./read-receipt-text.ts";
import { makeReceiptPdf } from "./receipt-pdf.ts";

const forCustomer: Receipt = {
  ...{ number: "R-10042", jobId: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11", jobNumber: "H-10482" },
  ...{ date: "2026-03-02T20:00:00.000Z", method: "card", category: "Installations", skill: "AC Installation" },
  ...{ city: "Islamabad", area: "G-9", customerName: "Ayesha Siddiqui", providerName: "Ali Raza" },
  ...{ amount: 1_500, amountLeft: 1_500, returns: [], fee: null, net: null, netLeft: null },
};

/** Reads the text of the uncompressed file: each piece is in brackets before "Tj". */
function readPdf(receipt: Receipt): string[] {
  const file = makeReceiptPdf(readReceiptText(receipt)).output();
  return [...file.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, text = ""]) => text.replace(/\\(.)/g, "$1"));
}

test("the customer's receipt has its number, both names and the amount paid, but not the fee", () => {
  const texts = readPdf(forCustomer);
  for (const text of ["Receipt R-10042", "H-10482", "Ayesha Siddiqui", "Ali Raza", "3 Mar 2026", "PKR 1,500.00"])
    expect(texts).toContain(text);
  expect(texts).not.toContain("Platform fee");
});

test("the handyman's receipt of a refunded job shows price, fee, net and every return, and says that it is no longer valid", () => {
  const returns = [{ kind: "refund" as const, date: "2026-03-05T08:00:00.000Z", amount: 1_500 }];
  const texts = readPdf({ ...forCustomer, returns, amountLeft: 0, fee: 150, net: 1_350, netLeft: 0 });
  const from = texts.indexOf("Amount paid");
  expect(texts.slice(from, from + 12)).toEqual([
    ...["Amount paid", "PKR 1,500.00", "Platform fee", "PKR -150.00", "Handyman receives", "PKR 1,350.00"],
    ...["Refund, 5 Mar 2026", "PKR -1,500.00", "Paid after this", "PKR 0.00"],
    ...["Handyman receives after this", "PKR 0.00"],
  ]);
  expect(texts.join(" ")).toContain("The whole amount was given back.");
});

test("a receipt without a platform fee writes no minus before its zero", () => {
  const texts = readPdf({ ...forCustomer, fee: 0, net: 1_500, netLeft: 1_500 });
  expect(texts.slice(texts.indexOf("Platform fee"))[1]).toBe("PKR 0.00");
});
