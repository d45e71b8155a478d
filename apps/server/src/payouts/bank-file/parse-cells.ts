import type { UploadedFile } from "@hunarmand/api/call";
import type { IssueCode } from "@hunarmand/api/issues";
import { bankFileLimits } from "@hunarmand/api/payouts/bank-file";
import { CsvError, parse } from "csv-parse/sync";
import { AppError, invalidField, makeIssue } from "../../values/app-error.ts";

/** A refused cell: its row, as a spreadsheet counts, and the heading of its column, or the column's number. */
export interface WrongCell {
  code: IssueCode;
  row: number;
  column: string;
  values?: Record<string, string | number>;
}

const wrongCellsMax = 20;
const bytesInKilobyte = 1024;
const recordBytesMax = 4_096;
const unreadable = "\u{FFFD}";

/** Makes the refusal that names each wrong cell, the first 20 of them. */
export const refuseCells = (cells: readonly WrongCell[]): AppError =>
  new AppError(
    "invalid-input",
    cells
      .slice(0, wrongCellsMax)
      .map(({ code, row, column, values }) => makeIssue("file", code, { row: String(row), column, ...values })),
  );

const namesOf: Partial<Record<string, IssueCode>> = {
  CSV_QUOTE_NOT_CLOSED: "bank-file-quotes",
  CSV_INVALID_CLOSING_QUOTE: "bank-file-quotes",
  INVALID_OPENING_QUOTE: "bank-file-quotes",
  CSV_MAX_RECORD_SIZE: "bank-file-long",
};

/**
 * Returns the cells of a CSV file, row by row. Row 0 has the headings. Blank rows are kept, so that places in the list are rows of a
 * spreadsheet.
 *
 * @throws AppError invalid-input with the row and column of what cannot be read
 */
export function parseCells(file: UploadedFile | undefined): string[][] {
  if (!file || file.bytes.length === 0) throw invalidField("file", "bank-file-missing");
  const { bytes } = file;
  if (bytes.length > bankFileLimits.bytesMax)
    throw invalidField("file", "bank-file-bytes", { kilobytes: bankFileLimits.bytesMax / bytesInKilobyte });
  // Spreadsheets' own files and UTF-16 have zero bytes, CSV in UTF-8 has none.
  if (bytes.includes(0)) throw invalidField("file", "bank-file-kind");
  const text = new TextDecoder().decode(bytes);
  const rows = readRows(text);
  const wrong = rows.flatMap((cells, index) =>
    cells.flatMap((cell, place): WrongCell[] =>
      cell.includes(unreadable)
        ? [{ code: "bank-file-letters", row: index + 1, column: nameColumn(rows[0], place) }]
        : [],
    ),
  );
  if (wrong.length > 0) throw refuseCells(wrong);
  return rows;
}

function readRows(text: string): string[][] {
  const headings = text.slice(0, text.search(/[\r\n]|$/));
  try {
    const rows = parse(text, {
      delimiter: headings.includes(";") && !headings.includes(",") ? ";" : ",",
      max_record_size: recordBytesMax,
      // The reader compares the numbers of cells itself, to name the column.
      ...{ relax_column_count: true, trim: true, to: bankFileLimits.rowsMax + 2 },
    });
    if (rows.length > bankFileLimits.rowsMax + 1)
      throw invalidField("file", "bank-file-rows", { max: bankFileLimits.rowsMax.toLocaleString("en") });
    return rows;
  } catch (error) {
    const code = error instanceof CsvError ? namesOf[error.code] : undefined;
    if (!(error instanceof CsvError) || !code) throw error;
    const { records, index } = error;
    const [row, place] = [Number(records) + 1, Number(index)];
    throw refuseCells([
      { code, row, column: row === 1 ? String(place + 1) : nameColumn(headings.split(/[,;]/), place) },
    ]);
  }
}

const shownCharacters = 40;

/** Returns a column's heading, or its number if it has none. */
export const nameColumn = (headings: readonly string[] | undefined, place: number): string =>
  headings?.[place]?.replaceAll('"', "").trim().slice(0, shownCharacters) || String(place + 1);
