import type { StatementLine } from "@hunarmand/api/payments/statement";
import { expect, test } from "vitest";
import { makeStatementPdf } from "./statement-pdf.ts";
import { readStatementText } from "./use-statement-pdf.ts";

const line = (id: number, change: Partial<StatementLine> = {}): StatementLine => ({
  id,
  date: "2026-03-02T08:00:00.000Z",
  kind: "job-value",
  jobId: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11",
  jobNumber: "H-10482",
  amount: 1_500,
  balance: 1_500,
  ...change,
});

/** Reads the text of the uncompressed file: each piece is in brackets before "Tj". */
function readPdf(lines: StatementLine[]) {
  const time = { from: "2026-03-01", to: "2026-03-31", openingBalance: 0, closingBalance: -150 };
  const file = makeStatementPdf({ ...readStatementText(), ...time, owner: "Ali Raza", lines }).output();
  const texts = [...file.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, text = ""]) => text.replace(/\\(.)/g, "$1"));
  return { file, texts };
}

test("the statement has the balance before, each line, and the balance after", () => {
  const fee = line(2, { kind: "platform-fee", amount: -1_650, balance: -150 });
  const { texts } = readPdf([line(1), fee]);
  const from = texts.indexOf("Balance at the start");
  expect(texts.slice(from)).toEqual([
    ...["Balance at the start", "0.00"],
    ...["2 Mar 2026, 13:00", "Job done", "H-10482", "1,500.00", "1,500.00"],
    ...["2 Mar 2026, 13:00", "Platform fee", "H-10482", "-1,650.00", "-150.00"],
    ...["Balance at the end", "-150.00"],
    "Page 1 of 1",
  ]);
  expect(texts).toEqual(
    expect.arrayContaining(["Statement of account", "Handyman: Ali Raza", "2026-03-01 to 2026-03-31"]),
  );
});

test("a long statement has several pages, each with its columns and its number", () => {
  const { file, texts } = readPdf(Array.from({ length: 100 }, (_, id) => line(id)));
  const pages = file.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(1);
  expect(texts.filter((text) => text === "Balance (PKR)")).toHaveLength(pages);
  expect(texts.filter((text) => text === "Job done")).toHaveLength(100);
  expect(texts).toContain(`Page ${pages} of ${pages}`);
});
