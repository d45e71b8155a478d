import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The type of one column. */
export interface ColumnType {
  /** `string`, `number`, `boolean`, `Date`, `json`, or an array of one of them: `string[]`. */
  type: string;
  isNullable: boolean;
}

type Columns = Record<string, ColumnType>;

const folder = join(import.meta.dirname, "../../src/database/tables");

const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names and literals are texts: `JobStatus`, `"pending" | "failed"`. */
function readBase(text: string): string {
  if (text.startsWith("JSONColumnType<")) return "json";
  if (/^(string|number|boolean|Date)(\[\])?$/.test(text)) return text;
  return "string";
}

/** The arguments of a generic type, by its commas outside of any brackets. */
const splitArguments = (text: string): string[] => text.split(/, (?![^<]*>)/);

/** A column that is read as a value and written as text is JSON. */
function readColumn(written: string): ColumnType {
  const [, given = written] = /^(?:Generated|ColumnType)<(.+)>$/.exec(written) ?? [];
  const [selected = "", inserted = selected] = splitArguments(given);
  const parts = selected.split(" | ");
  const [base = ""] = parts.filter((part) => part !== "null");
  const isJson = inserted.split(" | ")[0] === "string" && base !== "string";
  return { type: isJson ? "json" : readBase(base), isNullable: parts.includes("null") };
}

/** The members of each interface of a source, by the interface's name: names with their types as written. */
function readInterfaces(source: string): Map<string, [string, string][]> {
  const found = source.matchAll(/^export interface (\w+) \{\n(.*?)^\}/gms);
  return new Map(
    [...found].map(([, name = "", body = ""]) => {
      const members = [...body.matchAll(/^ {2}(\w+): (.+);$/gm)];
      return [name, members.map(([, member = "", type = ""]): [string, string] => [member, type])];
    }),
  );
}

/** Every table that has types in database/tables, with its columns, named as in SQL. */
export function readTableTypes(): Record<string, Columns> {
  const files = readdirSync(folder).filter((name) => name.endsWith("-tables.ts"));
  const interfaces = new Map(files.flatMap((name) => [...readInterfaces(readFileSync(join(folder, name), "utf8"))]));
  const lists = [...interfaces].filter(([name]) => name.endsWith("Tables"));
  const tables = lists.flatMap(([, members]) => members);
  return Object.fromEntries(
    tables.map(([table, type]) => {
      const columns = (interfaces.get(type) ?? []).map(([name, written]) => [toSnakeCase(name), readColumn(written)]);
      return [toSnakeCase(table), Object.fromEntries(columns) as Columns];
    }),
  );
}
