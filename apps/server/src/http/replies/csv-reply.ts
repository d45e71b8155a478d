import type { Language } from "@hunarmand/texts/catalogue";
import { stringify } from "csv-stringify/sync";
import { getTexts } from "../../values/texts.ts";
import type { BinaryReply } from "./binary-reply.ts";

/**
 * Options of every CSV file: with a byte order mark, so that spreadsheets detect UTF-8, and with formulas escaped, so that they do not run
 * them.
 */
export const csvOptions = { header: true, bom: true, escape_formulas: true, record_delimiter: "windows" } as const;
export const csvType = "text/csv; charset=utf-8";

/** The heading of a column. English readers get the wire's name, which their spreadsheets and programs know. */
export function nameColumn(name: string, language: Language): string {
  const { columns } = getTexts("columns", language);
  return (columns as Readonly<Record<string, string>>)[name] ?? name;
}

/** Makes a file of few rows. Long lists use `exportOf`, which streams. */
export function makeCsv(fileName: string, rows: readonly Record<string, string>[]): BinaryReply {
  const text = stringify([...rows], csvOptions);
  return { bytes: Buffer.from(text), mimeType: csvType, fileName };
}
