import "./printed-account.css";
import type { AccountLine } from "@hunarmand/api/payments/ledger";
import ledgerDesk from "../../locales/en/ledger-desk.json";
import { useMessages } from "../../shared/texts/messages.ts";
import { joinParts } from "../../shared/texts/names.ts";
import { useFormats } from "../../shared/texts/use-formats.ts";

/** All lines of the period, oldest first, on paper only. The list on the screen has pages, links and buttons. */
export function PrintedAccount({ lines }: { lines: readonly AccountLine[] }) {
  const { kinds, accounts, lines: texts } = useMessages(ledgerDesk);
  const { moment, pkr } = useFormats();
  const { columns } = texts;
  const amount = (value: number | null) => (value === null ? "" : pkr(value));
  return (
    <table className="printed-account">
      <thead>
        <tr>
          {[columns.date, columns.kind, columns.account, columns.sources].map((label) => (
            <th key={label}>{label}</th>
          ))}
          {[columns.debit, columns.credit, columns.balance].map((label) => (
            <th key={label} className="printed-figure">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{moment(line.date)}</td>
            <td>{kinds[line.kind]}</td>
            <td>{accounts[line.account]}</td>
            <td>{joinParts([line.jobNumber, line.receiptNumber])}</td>
            {[line.debit, line.credit, line.balance].map((value, place) => (
              <td key={`${line.id} ${place.toString()}`} className="printed-figure">
                {amount(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
