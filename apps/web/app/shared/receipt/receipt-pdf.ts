import { jsPDF } from "jspdf";
import type { ReceiptLine } from "./receipt-lines.ts";

export interface ReceiptText {
  brand: string;
  office: string;
  heading: string;
  note: string;
  facts: readonly ReceiptLine[];
  amounts: readonly ReceiptLine[];
  /** Says that the payment was returned, fully or partly. */
  remark: string | undefined;
}

/** A5 in points: a receipt is one small page. */
const margin = 36;
const pageWidth = 420;
const right = pageWidth - margin;
const bottom = 595 - margin;
const rowHeight = 17;
const factsTop = 150;
const valueAt = 150;

/** Returns one page of real text: names, work and date, with the amounts below a line. */
export function makeReceiptPdf(receipt: ReceiptText): jsPDF {
  const pdf = new jsPDF({ unit: "pt", format: "a5", putOnlyUsedFonts: true });
  pdf.setProperties({ title: `${receipt.heading}, ${receipt.brand}`, author: receipt.brand });
  pdf.setLanguage("en");
  writeHead(pdf, receipt);
  const top = writeAmounts(pdf, receipt.amounts, writeFacts(pdf, receipt.facts));
  writeRemark(pdf, receipt.remark, top);
  pdf.setFont("helvetica", "normal").setFontSize(8).setTextColor("#4d5d56").text(receipt.note, margin, bottom);
  return pdf;
}

function writeHead(pdf: jsPDF, { brand, office, heading }: ReceiptText): void {
  pdf.setFont("helvetica", "bold").setFontSize(13).setTextColor("#0b6b4f").text(brand, margin, 54);
  pdf.setFont("helvetica", "normal").setFontSize(8).setTextColor("#4d5d56");
  pdf.text(wrap(pdf, office, right - margin), margin, 68);
  pdf.setFont("helvetica", "bold").setFontSize(19).setTextColor("#12211c").text(heading, margin, 116);
  pdf.setDrawColor("#f5a524").setLineWidth(1.5).line(margin, 126, right, 126);
}

function writeFacts(pdf: jsPDF, facts: readonly ReceiptLine[]): number {
  pdf.setFontSize(10);
  let y = factsTop;
  for (const { label, value } of facts) {
    pdf.setFont("helvetica", "normal").setTextColor("#4d5d56").text(label, margin, y);
    const lines = wrap(pdf, value, right - valueAt);
    pdf.setTextColor("#12211c").text(lines, valueAt, y);
    y += rowHeight + (lines.length - 1) * 12;
  }
  return y;
}

function writeAmounts(pdf: jsPDF, amounts: readonly ReceiptLine[], top: number): number {
  pdf.setDrawColor("#d5ddd9").setLineWidth(0.75).line(margin, top, right, top);
  let y = top + rowHeight + 4;
  pdf.setTextColor("#12211c").setFontSize(11);
  for (const [place, { label, value }] of amounts.entries()) {
    pdf.setFont("helvetica", place === 0 || place === amounts.length - 1 ? "bold" : "normal");
    pdf.text(label, margin, y).text(value, right, y, { align: "right" });
    y += rowHeight;
  }
  return y;
}

function writeRemark(pdf: jsPDF, remark: string | undefined, top: number): void {
  if (!remark) return;
  pdf.setFont("helvetica", "bold").setFontSize(10).setTextColor("#8a1f11");
  pdf.text(wrap(pdf, remark, right - margin), margin, top + 10);
}

const wrap = (pdf: jsPDF, text: string, width: number): string[] => pdf.splitTextToSize(text, width) as string[];
