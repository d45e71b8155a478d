import { printPaper } from "../../shared/print/print-paper.ts";
import type { Statement } from "./statement-pdf.ts";

interface PrintedStatementProps {
  statement: Statement;
  formats: Record<"day" | "moment", (iso: string) => string> & { money: (amount: number) => string };
}

/** Prints the statement, with the content of its PDF. The browser repeats the columns' names on each page. */
export const printStatement = (props: PrintedStatementProps, fileName: string): void =>
  printPaper({ kind: "statement", fileName, content: <PrintedStatement {...props} /> });

function PrintedStatement({ statement, formats }: PrintedStatementProps) {
  const { brand, office, heading, provider, owner, from, to, note } = statement;
  return (
    <>
      <p className="printed-brand">{brand}</p>
      <p className="printed-small">{office}</p>
      <h1>{heading}</h1>
      <p>
        {provider}: <bdi>{owner}</bdi>
      </p>
      <p>{`${formats.day(from)} – ${formats.day(to)}`}</p>
      <p className="printed-small">{note}</p>
      <Lines statement={statement} formats={formats} />
    </>
  );
}

function Lines({ statement, formats: { moment, money } }: PrintedStatementProps) {
  const { columns, kinds, lines, opening, closing, openingBalance, closingBalance } = statement;
  return (
    <table>
      <thead>
        <tr>
          <th>{columns.date}</th>
          <th>{columns.what}</th>
          <th>{columns.job}</th>
          <th className="printed-figure">{columns.amount}</th>
          <th className="printed-figure">{columns.balance}</th>
        </tr>
      </thead>
      <tbody>
        <Balance label={opening} balance={money(openingBalance)} />
        {lines.map(({ id, date, kind, jobNumber, amount, balance }) => (
          <tr key={id}>
            <td>{moment(date)}</td>
            <td>{kinds[kind]}</td>
            <td>
              <bdi>{jobNumber}</bdi>
            </td>
            <td className="printed-figure">
              <bdi>{money(amount)}</bdi>
            </td>
            <td className="printed-figure">
              <bdi>{money(balance)}</bdi>
            </td>
          </tr>
        ))}
        <Balance label={closing} balance={money(closingBalance)} />
      </tbody>
    </table>
  );
}

function Balance({ label, balance }: { label: string; balance: string }) {
  return (
    <tr>
      <td />
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <td className="printed-figure">
        <bdi>{balance}</bdi>
      </td>
    </tr>
  );
}
