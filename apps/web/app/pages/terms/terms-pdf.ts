import { jsPDF } from "jspdf";

/** A page of 1000 by 1800 (docs/screens.md U20), one unit for each pixel. */
export const pageWidth = 1000;
export const pageHeight = 1800;

const margin = 90;
const textWidth = pageWidth - 2 * margin;
const lineHeight = 1.4;
const headingGap = 8;
const sectionGap = 20;
/** The height of the lines for signature and date. */
const signatureTop = pageHeight - 140;
const largestFont = 19;
const smallestFont = 9;

export interface TermsText {
  brand: string;
  heading: string;
  intro: string;
  sections: readonly { title: string; text: string }[];
  signature: string;
  date: string;
  footer: string;
}

/** Returns the terms as one page of real text, in the largest type that leaves room for the signature. */
export function makeTermsPdf(terms: TermsText): jsPDF {
  // With "pt" one unit of the file is one unit here, so the page is exactly 1000 by 1800.
  const pdf = new jsPDF({
    unit: "pt",
    format: [pageWidth, pageHeight],
    orientation: "portrait",
    putOnlyUsedFonts: true,
  });
  pdf.setProperties({ title: `${terms.heading}, ${terms.brand}`, author: terms.brand });
  pdf.setLanguage("en");
  const top = writeHead(pdf, terms);
  writeSections(pdf, { sections: terms.sections, top, fontSize: findFontSize(pdf, terms.sections, top) });
  writeSignature(pdf, terms);
  return pdf;
}

function writeHead(pdf: jsPDF, { brand, heading, intro }: TermsText): number {
  pdf.setFont("helvetica", "bold").setFontSize(20).setTextColor("#0b6b4f").text(brand, margin, 90);
  pdf.setFontSize(36).setTextColor("#12211c").text(heading, margin, 138);
  pdf.setFont("helvetica", "normal").setFontSize(16);
  pdf.text(pdf.splitTextToSize(intro, textWidth) as string[], margin, 172);
  pdf
    .setDrawColor("#f5a524")
    .setLineWidth(3)
    .line(margin, 192, pageWidth - margin, 192);
  return 226;
}

interface Sections {
  sections: TermsText["sections"];
  top: number;
  fontSize: number;
}

function writeSections(pdf: jsPDF, { sections, top, fontSize }: Sections): void {
  let y = top;
  for (const [index, { title, text }] of sections.entries()) {
    pdf.setFont("helvetica", "bold").setFontSize(fontSize + 2);
    pdf.text(`${index + 1}. ${title}`, margin, y);
    y += fontSize + headingGap;
    pdf.setFont("helvetica", "normal").setFontSize(fontSize);
    const lines = splitText(pdf, text);
    pdf.text(lines, margin, y, { lineHeightFactor: lineHeight });
    y += lines.length * fontSize * lineHeight + sectionGap;
  }
}

function findFontSize(pdf: jsPDF, sections: TermsText["sections"], top: number): number {
  for (let fontSize = largestFont; fontSize > smallestFont; fontSize -= 0.5) {
    if (top + measureSections(pdf, sections, fontSize) < signatureTop - sectionGap) return fontSize;
  }
  return smallestFont;
}

function measureSections(pdf: jsPDF, sections: TermsText["sections"], fontSize: number): number {
  pdf.setFont("helvetica", "normal").setFontSize(fontSize);
  const heights = sections.map(
    ({ text }) => fontSize + headingGap + splitText(pdf, text).length * fontSize * lineHeight + sectionGap,
  );
  return heights.reduce((sum, height) => sum + height, 0);
}

function splitText(pdf: jsPDF, text: string): string[] {
  return pdf.splitTextToSize(text, textWidth) as string[];
}

function writeSignature(pdf: jsPDF, { signature, date, footer }: TermsText): void {
  const middle = margin + textWidth * 0.6;
  const lineY = signatureTop + 40;
  pdf.setDrawColor("#12211c").setLineWidth(1);
  pdf.line(margin, lineY, middle - 40, lineY);
  pdf.line(middle, lineY, pageWidth - margin, lineY);
  pdf.setFont("helvetica", "normal").setFontSize(15);
  pdf.text(`${signature}:`, margin, lineY + 22);
  pdf.text(`${date}:`, middle, lineY + 22);
  pdf
    .setFontSize(13)
    .setTextColor("#4d5d56")
    .text(footer, margin, pageHeight - 36);
}
