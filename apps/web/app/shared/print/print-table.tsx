import shared from "../../locales/en/shared.json";
import { readOffice } from "../office/office.tsx";
import { getMessages } from "../texts/messages.ts";
import { printPaper } from "./print-paper.ts";

export interface PrintedTable {
  /** A list is upright; a sheet is wide, for many narrow columns. */
  kind: "list" | "sheet";
  fileName: string;
  heading: string;
  intro: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
  /** Shown instead of rows. */
  none: string;
  remarks?: readonly string[];
}

/** Prints a table with the name and the address of the office above it. The browser repeats the columns' names. */
export const printTable = ({ kind, fileName, ...table }: PrintedTable): void =>
  printPaper({ kind, fileName, content: <Table {...table} /> });

function Table({ heading, intro, columns, rows, none, remarks = [] }: Omit<PrintedTable, "kind" | "fileName">) {
  const { address, phone } = readOffice();
  return (
    <>
      <p className="printed-brand">{getMessages(shared).brand}</p>
      <p className="printed-small">{[address, phone].filter((part) => part !== undefined).join(", ")}</p>
      <h1>{heading}</h1>
      <p>{intro}</p>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table className="printed-grid">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={[name, ...cells].join("\n")}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {cells.map((cell, place) => (
                  <td key={columns[place + 1]}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </>
  );
}
