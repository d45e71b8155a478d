import type { requiredText } from "@hunarmand/api/fields";
import type { IssueCode } from "@hunarmand/api/issues";
import { type ColumnName, type Columns, canonicalName } from "./bank-file-columns.ts";
import { nameColumn, type WrongCell } from "./parse-cells.ts";

/** A negative number is no formula. It is refused as an amount. */
const formula = /^(?:[=+@]|-(?![\d.]))/;

export interface Headings {
  headings: readonly string[];
  columns: Columns;
}

/** Reads the cells of one row by column, and notes what is wrong with them. */
export class RowReader {
  readonly wrong: WrongCell[] = [];
  readonly row: number;
  readonly #cells: readonly string[];
  readonly #columns: Columns;
  readonly #headings: readonly string[];

  constructor(row: number, cells: readonly string[], { columns, headings }: Headings) {
    this.row = row;
    this.#cells = cells;
    this.#columns = columns;
    this.#headings = headings;
  }

  refuse(name: ColumnName, code: IssueCode, values?: WrongCell["values"]): undefined {
    const place = this.#columns[name];
    const column = place === undefined ? canonicalName(name) : nameColumn(this.#headings, place);
    this.wrong.push({ code, row: this.row, column, ...(values ? { values } : {}) });
    return undefined;
  }

  /** Whether the row has a cell for each heading. If not, the first one that is missing or too much is refused. */
  hasAllCells(): boolean {
    const [cells, headings] = [this.#cells.length, this.#headings.length];
    if (cells === headings) return true;
    this.wrong.push({
      code: "bank-file-cells",
      row: this.row,
      column: nameColumn(this.#headings, Math.min(cells, headings)),
    });
    return false;
  }

  /** Returns the cell's text, or nothing if it is blank, a formula or its column is not there. */
  read(name: ColumnName): string | undefined {
    const cell = this.#cells[this.#columns[name] ?? -1];
    if (!cell) return undefined;
    return formula.test(cell) ? this.refuse(name, "bank-file-formula") : cell;
  }

  readText(name: ColumnName, schema: ReturnType<typeof requiredText>, max: number): string | undefined {
    const cell = this.read(name);
    const result = cell === undefined ? undefined : schema.safeParse(cell);
    return result && !result.success ? this.refuse(name, "bank-file-text", { max }) : result?.data;
  }

  demand<T>(name: ColumnName, value: T | undefined): T | undefined {
    if (value === undefined && this.wrong.length === 0) return this.refuse(name, "bank-file-blank");
    return value;
  }
}
