import { stringify } from "csv-stringify/sync";
import type { BinaryReply } from "./binary-reply.ts";

/**
 * How every file for spreadsheets is written: with a byte order mark, without which they take UTF-8 for something else, and
 * with no text in it that they would carry out as a formula.
 */
export const csvOptions = { header: true, bom: true, escape_formulas: true, record_delimiter: "windows" } as const;
export const csvType = "text/csv; charset=utf-8";

/** Few rows as one file; long lists go through `exportOf`, which streams. */
export function makeCsv(fileName: string, rows: readonly Record<string, string>[]): BinaryReply {
  const text = stringify([...rows], csvOptions);
  return { bytes: Buffer.from(text), mimeType: csvType, fileName };
}
