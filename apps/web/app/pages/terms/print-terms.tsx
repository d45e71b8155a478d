import { printPaper } from "../../shared/print/print-paper.ts";
import type { TermsText } from "./terms-pdf.ts";

/** Prints the terms, with the content of their PDF. */
export const printTerms = (terms: TermsText, fileName: string): void =>
  printPaper({ kind: "terms", fileName, content: <PrintedTerms terms={terms} /> });

function PrintedTerms({ terms }: { terms: TermsText }) {
  const { brand, heading, intro, sections, signature, date, footer } = terms;
  return (
    <>
      <p className="printed-brand">{brand}</p>
      <h1>{heading}</h1>
      <p>{intro}</p>
      {sections.map(({ title, text }, index) => (
        <section key={title}>
          <h2>{`${index + 1}. ${title}`}</h2>
          <p>{text}</p>
        </section>
      ))}
      <div className="printed-signature">
        <p>{signature}:</p>
        <p>{date}:</p>
      </div>
      <p className="printed-small">{footer}</p>
    </>
  );
}
