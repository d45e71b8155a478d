import { expect, test } from "vitest";
import { makeTermsPdf, pageHeight, pageWidth } from "./terms-pdf.ts";
import { readTermsText } from "./use-download.ts";

const headings = [
  "Definitions",
  "Scope of Work",
  "Payment Terms",
  "Limitation of Liability",
  "Warranty Disclaimer",
  "Indemnification",
  "Termination",
  "Governing Law",
  "Arbitration",
  "Entire Agreement",
  "Amendments",
  "Acceptance",
];

/** Reads the text of the uncompressed file: each piece is in brackets before "Tj". */
function readPdf(terms = readTermsText()) {
  const file = makeTermsPdf(terms).output();
  const pieces = [...file.matchAll(/\(((?:\\.|[^\\)])*)\) Tj|\(((?:\\.|[^\\)])*)\)\s*'/g)];
  const texts = pieces.map(([, shown = "", next = ""]) => (shown || next).replace(/\\(.)/g, "$1"));
  return { file, texts };
}

test("the PDF has one page of 1000 by 1800", () => {
  const { file } = readPdf();
  expect(file.match(/\/MediaBox \[[^\]]*\]/g)).toEqual(["/MediaBox [0 0 1000. 1800.]"]);
  expect([pageWidth, pageHeight]).toEqual([1000, 1800]);
});

test("the PDF contains the twelve sections in order, and lines for signature and date, as text", () => {
  const { texts } = readPdf();
  const numbered = headings.map((heading, index) => `${index + 1}. ${heading}`);
  expect(texts.filter((text) => numbered.includes(text))).toEqual(numbered);
  expect(texts).toEqual(expect.arrayContaining(["Signature:", "Date:"]));
});

test("longer terms are set smaller and still end above the signature", () => {
  const terms = readTermsText();
  const sections = terms.sections.map(({ title, text }) => ({ title, text: `${text} ${text}` }));
  const usual = readPdf(terms);
  const longer = readPdf({ ...terms, sections });
  expect(longer.file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(findBodySize(longer.file)).toBeLessThan(findBodySize(usual.file));
  expect(longer.texts.filter((text) => text.includes("that you accept them"))).toHaveLength(2);
  expect(findLastSectionEnd(longer)).toBeGreaterThan(findSignatureHeight(longer));
});

/** Returns the size of the first section's text. */
function findBodySize(file: string): number {
  const [, size] = /Definitions\) Tj[\s\S]*?\/F\d+ ([\d.]+) Tf/.exec(file) ?? [];
  return Number(size);
}

type Pdf = ReturnType<typeof readPdf>;

/** Heights are measured from the bottom of the page. */
const findHeight = ({ file }: Pdf, text: string): number =>
  Number(new RegExp(`([\\d.]+) Td\\n\\(${text}`).exec(file)?.[1]);

const findSignatureHeight = (pdf: Pdf) => findHeight(pdf, "Signature:");

function findLastSectionEnd(pdf: Pdf): number {
  const lines = pdf.texts.slice(pdf.texts.indexOf("12. Acceptance") + 1, pdf.texts.indexOf("Signature:"));
  return findHeight(pdf, "12. Acceptance") - (lines.length + 1) * findBodySize(pdf.file) * 1.4;
}
