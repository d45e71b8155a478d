import type { Receipt } from "@hunarmand/api/payments/receipts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer } from "../../../test-setup/faked-server.ts";
import { printTerms } from "../../pages/terms/print-terms.tsx";
import { readTermsText } from "../../pages/terms/use-download.ts";
import { printStatement } from "../../payments/provider/print-statement.tsx";
import { readStatementText } from "../../payments/provider/use-statement-pdf.ts";
import { printReceipt } from "../receipt/print-receipt.tsx";
import { readReceiptText } from "../receipt/read-receipt-text.ts";
import { makeFormats } from "../texts/formats.ts";
import { setLanguage } from "../texts/messages.ts";

const receipt: Receipt = {
  ...{ number: "R-10042", jobId: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11", jobNumber: "H-10482" },
  ...{ date: "2026-03-02T20:00:00.000Z", method: "card", category: "Installations", skill: "AC Installation" },
  ...{ city: "Islamabad", area: "G-9", customerName: "Ayesha Siddiqui", providerName: "Ali Raza" },
  ...{ amount: 1_500, amountLeft: 1_500, returns: [], fee: null, net: null, netLeft: null },
};

let printed: { title: string; cells: string[]; text: string } | undefined;

beforeEach(async () => {
  fakeServer({ "names-in-urdu": { body: { names: {}, descriptions: {} } } });
  await setLanguage("ur");
  document.title = "The page";
  window.print = vi.fn(() => {
    const paper = document.querySelector(".prints-paper .printed-paper");
    const cells = [...(paper?.querySelectorAll("th, td") ?? [])].map(({ textContent }) => textContent ?? "");
    printed = { title: document.title, cells, text: paper?.textContent ?? "" };
    window.dispatchEvent(new Event("afterprint"));
  });
});
afterEach(() => setLanguage("en"));

test("the receipt has its number, both names and the amount, in Urdu", () => {
  printReceipt(readReceiptText(receipt), "receipt-\u2068R-10042\u2069.pdf");
  expect(printed?.title, "the name of the file").toBe("receipt-R-10042");
  expect(printed?.text).toContain("رسید");
  expect(printed?.cells).toEqual(
    expect.arrayContaining(["کسٹمر", "Ayesha Siddiqui", "Ali Raza", "3 مارچ، 2026", "ادا کی گئی رقم", "PKR 1,500.00"]),
  );
});

test("the statement has the balance before, each line, and the balance after, in Urdu", () => {
  const line = {
    id: 1,
    date: "2026-03-02T08:00:00.000Z",
    kind: "job-value" as const,
    jobId: null,
    jobNumber: "H-10482",
  };
  const time = { from: "2026-03-01", to: "2026-03-31", openingBalance: 0, closingBalance: 1_500 };
  const lines = [{ ...line, amount: 1_500, balance: 1_500 }];
  const formats = { ...makeFormats("ur"), money: (amount: number) => amount.toFixed(2) };
  printStatement({ statement: { ...readStatementText(), ...time, lines }, formats }, "statement.pdf");
  expect(printed?.cells.slice(5)).toEqual([
    ...["", "پہلے کا بیلنس", "0.00"],
    ...["2 مارچ، 2026، 1:00 دوپہر", "مکمل کام کی رقم", "H-10482", "1500.00", "1500.00"],
    ...["", "بعد کا بیلنس", "1500.00"],
  ]);
});

test("the terms have twelve sections and lines for signature and date, in Urdu", () => {
  printTerms(readTermsText(), "terms.pdf");
  expect(printed?.text).toMatch(/سروس کی شرائط.*1\. .*12\. .*دستخط:تاریخ:/s);
});

test("after printing the page is as before", () => {
  printTerms(readTermsText(), "terms.pdf");
  expect(document.title).toBe("The page");
  expect(document.querySelector(".printed-paper, .prints-paper")).toBeNull();
});
