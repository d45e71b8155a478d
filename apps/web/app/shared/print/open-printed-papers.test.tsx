import type { Receipt } from "@hunarmand/api/payments/receipts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer } from "../../../test-setup/faked-server.ts";
import { printCrewSheet } from "../../contracts/crew/print-crew-sheet.ts";
import { printTerms } from "../../pages/terms/print-terms.tsx";
import { readTermsText } from "../../pages/terms/use-download.ts";
import { printStatement } from "../../payments/provider/print-statement.tsx";
import { readStatementText } from "../../payments/provider/use-statement-pdf.ts";
import { printVisits } from "../../providers/visits/print-visits.ts";
import { printReceipt } from "../receipt/print-receipt.tsx";
import { readReceiptText } from "../receipt/read-receipt-text.ts";
import { makeFormats } from "../texts/formats.ts";
import { setLanguage } from "../texts/messages.ts";

const receipt: Receipt = {
  ...{ number: "R-10042", jobId: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11", jobNumber: "H-10482" },
  ...{
    date: "2026-03-02T20:00:00.000Z",
    method: "card",
    category: "Installations",
    skills: [],
    skill: "AC Installation",
  },
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
    ...["", "شروع میں بیلنس", "0.00"],
    ...["2 مارچ، 2026، دوپہر\u00A01:00", "مکمل کام کی رقم", "H-10482", "1500.00", "1500.00"],
    ...["", "آخر میں بیلنس", "1500.00"],
  ]);
});

test("the day's visits have a row for each person, with time, phone and papers, in Urdu", () => {
  const person = { id: "v1", providerId: "p1", name: "Ali Raza", phoneNumber: "03331234567", papers: 3 };
  const visit = { ...person, startsAt: "2026-03-02T05:30:00.000Z", status: "Booked" as const, nextSteps: [] };
  printVisits({ day: "2026-03-02", visits: [{ ...visit, providerStatus: "Pending" as const }] });
  expect(printed?.title).toBe("visits-2026-03-02");
  expect(printed?.text).toContain("2 مارچ، 2026");
  expect(printed?.cells.slice(6)).toEqual([
    ...["صبح\u00A010:30", "Ali Raza", "03331234567"],
    expect.stringContaining("3"),
    ...["زیرِ غور", "آنا ہے"].map(() => expect.stringMatching(/\p{Script=Arabic}/u)),
  ]);
});

test("a crew's sheet has a column for each day of the month, the sums and the notes, in Urdu", () => {
  const ali = {
    providerId: "p1",
    name: "Ali Raza",
    phoneNumber: null,
    category: "Construction",
    skills: [],
    page: null,
    leftDate: null,
  };
  const days = [
    { day: "2026-02-01", presence: "present" as const, note: null },
    { day: "2026-02-28", presence: "half" as const, note: "Left at noon." },
  ];
  const member = { ...ali, addedDate: "2026-02-01T08:00:00.000Z", totals: { present: 9, half: 1, absent: 2 }, days };
  printCrewSheet({ month: "2026-02", firstDay: "2026-02-01", lastDay: "2026-03-09", members: [member] }, "Roof");
  expect(printed?.text).toContain("حاضری: Roof");
  expect(printed?.cells.slice(1, 29)).toEqual(Array.from({ length: 28 }, (_, day) => String(day + 1)));
  const [, ...marks] = printed?.cells.slice(32) ?? [];
  expect(marks).toEqual(["1", ...Array(26).fill(""), "½", "9", "1", "2"]);
  expect(printed?.text).toContain("28 فروری، 2026, Ali Raza: Left at noon.");
});

test("a month without a crew and a day without visits say so", () => {
  printVisits({ day: "2026-03-02", visits: [] });
  expect(printed?.text).toContain("اس دن کسی کو نہیں آنا۔");
  printCrewSheet({ month: "2026-02", firstDay: null, lastDay: null, members: [] }, "Roof");
  expect(printed?.text).toContain("اس مہینے کی حاضری ابھی نہیں لکھی گئی۔");
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
