import type { StatementLine } from "@hunarmand/api/payments/statement";
import { jsPDF } from "jspdf";

export interface StatementText {
  brand: string;
  office: string;
  owner: string;
  heading: string;
  provider: string;
  note: string;
  opening: string;
  closing: string;
  kinds: Readonly<Record<StatementLine["kind"], string>>;
  columns: { date: string; what: string; job: string; amount: string; balance: string };
  page: (values: { page: string; pages: string }) => string;
}

export interface Statement extends StatementText {
  from: string;
  to: string;
  openingBalance: number;
  closingBalance: number;
  /** Oldest first. */
  lines: readonly StatementLine[];
}

/** A4 in points. */
const margin = 48;
const right = 595 - margin;
const rowHeight = 16;
const headTop = 196;
const nextTop = 84;
const bottom = 842 - 64;
const columnsAt = { date: margin, what: 160, job: 290, amount: 440, balance: right } as const;

const money = new Intl.NumberFormat("en-PK", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const moment = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Karachi",
  dateStyle: "medium",
  timeStyle: "short",
});

type Row = Readonly<Record<keyof typeof columnsAt, string>>;

/** Returns the statement as pages of A4 with real text, each with a heading and a number. */
export function makeStatementPdf(statement: Statement): jsPDF {
  const pdf = new jsPDF({ unit: "pt", format: "a4", putOnlyUsedFonts: true });
  const { heading, brand } = statement;
  pdf.setProperties({ title: `${heading}, ${brand}`, author: brand });
  pdf.setLanguage("en");
  writeHead(pdf, statement);
  writeRows(pdf, statement);
  writePageNumbers(pdf, statement);
  return pdf;
}

function writeHead(pdf: jsPDF, { brand, office, owner, heading, provider, from, to, note }: Statement): void {
  pdf.setFont("helvetica", "bold").setFontSize(13).setTextColor("#0b6b4f").text(brand, margin, 60);
  pdf.setFont("helvetica", "normal").setFontSize(9).setTextColor("#4d5d56").text(office, margin, 75);
  pdf.setFont("helvetica", "bold").setFontSize(20).setTextColor("#12211c").text(heading, margin, 112);
  pdf.setFont("helvetica", "normal").setFontSize(11);
  pdf.text(`${provider}: ${owner}`, margin, 134);
  pdf.text(`${from} to ${to}`, margin, 150);
  pdf.setFontSize(9).setTextColor("#4d5d56").text(note, margin, 166);
}

function writeRows(pdf: jsPDF, { lines, kinds, columns, opening, closing, ...balances }: Statement): void {
  let y = writeColumns(pdf, columns, headTop);
  const write = (row: Partial<Row>, isBold = false) => {
    if (y > bottom) {
      pdf.addPage();
      y = writeColumns(pdf, columns, nextTop);
    }
    writeRow(pdf, row, { y, isBold });
    y += rowHeight;
  };
  write({ what: opening, balance: money.format(balances.openingBalance) }, true);
  for (const { date, kind, jobNumber, amount, balance } of lines) {
    const figures = { amount: money.format(amount), balance: money.format(balance) };
    write({
      date: moment.format(new Date(date)),
      what: kinds[kind],
      job: jobNumber ?? "",
      ...figures,
    });
  }
  write({ what: closing, balance: money.format(balances.closingBalance) }, true);
}

function writeColumns(pdf: jsPDF, columns: Row, y: number): number {
  writeRow(pdf, columns, { y, isBold: true });
  pdf
    .setDrawColor("#f5a524")
    .setLineWidth(1.5)
    .line(margin, y + 5, right, y + 5);
  return y + rowHeight + 6;
}

function writeRow(pdf: jsPDF, row: Partial<Row>, { y, isBold }: { y: number; isBold: boolean }): void {
  pdf
    .setFont("helvetica", isBold ? "bold" : "normal")
    .setFontSize(9)
    .setTextColor("#12211c");
  for (const [name, text] of Object.entries(row)) {
    const column = name as keyof typeof columnsAt;
    const isNumber = column === "amount" || column === "balance";
    if (text) pdf.text(text, columnsAt[column], y, { align: isNumber ? "right" : "left" });
  }
}

function writePageNumbers(pdf: jsPDF, { page }: Statement): void {
  const pages = pdf.getNumberOfPages();
  pdf.setFont("helvetica", "normal").setFontSize(9).setTextColor("#4d5d56");
  for (let number = 1; number <= pages; number++) {
    pdf.setPage(number);
    pdf.text(page({ page: String(number), pages: String(pages) }), right, 842 - 32, { align: "right" });
  }
}
