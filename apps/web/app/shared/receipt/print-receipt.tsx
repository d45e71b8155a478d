import { printPaper } from "../print/print-paper.ts";
import type { ReceiptLine } from "./receipt-lines.ts";
import type { ReceiptText } from "./receipt-pdf.ts";

/** Prints the receipt, with the content of its PDF. */
export const printReceipt = (receipt: ReceiptText, fileName: string): void =>
  printPaper({ kind: "receipt", fileName, content: <PrintedReceipt receipt={receipt} /> });

function PrintedReceipt({ receipt }: { receipt: ReceiptText }) {
  const { brand, office, heading, facts, amounts, remark, note } = receipt;
  return (
    <>
      <p className="printed-brand">{brand}</p>
      <p className="printed-small">{office}</p>
      <h1>{heading}</h1>
      <Lines className="printed-facts" lines={facts} />
      <Lines className="printed-amounts" lines={amounts} valueClass="printed-figure" />
      {remark && <p className="printed-remark">{remark}</p>}
      <p className="printed-small">{note}</p>
    </>
  );
}

interface LinesProps {
  className: string;
  lines: readonly ReceiptLine[];
  valueClass?: string;
}

function Lines({ className, lines, valueClass }: LinesProps) {
  return (
    <table className={className}>
      <tbody>
        {lines.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={valueClass}>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
