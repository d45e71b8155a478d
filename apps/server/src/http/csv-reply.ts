import { stringify } from "csv-stringify/sync";
import type { BinaryReply } from "./binary-reply.ts";

/**
 * Rows as a file that spreadsheets open as it is: with a byte order mark, without which they take UTF-8 for something else,
 * and with nothing in it that they would carry out as a formula.
 */
export function makeCsv(fileName: string, rows: readonly Record<string, string>[]): BinaryReply {
  const text = stringify([...rows], { header: true, bom: true, escape_formulas: true, record_delimiter: "windows" });
  return { bytes: Buffer.from(text), mimeType: "text/csv; charset=utf-8", fileName };
}
