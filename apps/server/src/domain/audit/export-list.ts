import { pipeline, Readable } from "node:stream";
import type { Access, Call } from "@hunarmand/api/call";
import { limits } from "@hunarmand/api/limits";
import type { Language } from "@hunarmand/texts/catalogue";
import { stringify } from "csv-stringify";
import type { z } from "zod";
import type { BinaryReply } from "../../http/replies/binary-reply.ts";
import { csvOptions, csvType, nameColumn } from "../../http/replies/csv-reply.ts";
import type { Page } from "../../http/replies/page.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { writeAudit } from "./audit.queries.ts";

interface ListCall extends Call {
  access: Exclude<Access, "public">;
  reply: z.ZodArray<z.ZodObject>;
}

type Row = Readonly<Record<string, unknown>>;
interface ListInput {
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  address: string;
}
interface Reader {
  address: string;
  language: Language;
}
type AnyPage = Page<Row[]> | Row[];
type ListUseCase = (services: Services, caller: Caller, input: never) => Promise<AnyPage>;

/** The date in the file's name, in Pakistan's time zone. */
const dayInKarachi = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Karachi" });

/**
 * Returns a use case that writes a desk's list as CSV. It calls the list's own use case page by page with the same filters. The first page
 * comes before the reply begins, so that a refused filter is refused as in the list. The audit row is written before the first byte is sent.
 */
export function exportOf(desk: string, { reply }: ListCall, list: ListUseCase) {
  const names = Object.keys(reply.element.shape);
  return async (services: Services, caller: Caller, input: object): Promise<BinaryReply> => {
    const { params = {}, query = {}, address, language } = input as Partial<ListInput> & Reader;
    const columns = names.map((key) => ({ key, header: nameColumn(key, language) }));
    const readPage = (limit: number, cursor: string | undefined) =>
      list(services, caller, { params, query: { ...query, limit, cursor }, address, language } as never);
    const first = await readPage(limits.pageItemsMax, undefined);
    const now = services.clock.now();
    await writeAudit(services.db, {
      at: now,
      actorId: caller.accountId,
      action: `export.${desk}`,
      subjectType: "export",
      subjectId: desk,
      after: { ...params, ...query },
    });
    const csv = stringify({ ...csvOptions, columns });
    // If a page fails, the reply's stream reports the error, so this callback has nothing to do.
    pipeline(Readable.from(readRows(first, readPage, names)), csv, () => {});
    return {
      bytes: csv,
      mimeType: csvType,
      fileName: `${desk}-${dayInKarachi.format(now)}.csv`,
    };
  };
}

async function* readRows(
  first: AnyPage,
  readPage: (limit: number, cursor: string | undefined) => Promise<AnyPage>,
  names: readonly string[],
) {
  let page = first;
  let left: number = limits.exportRowsMax;
  while (true) {
    const { reply, nextCursor } = Array.isArray(page) ? { reply: page, nextCursor: undefined } : page;
    for (const row of reply.slice(0, left)) yield names.map((name) => toCell(row[name]));
    left -= reply.length;
    if (nextCursor === undefined || left <= 0) return;
    page = await readPage(Math.min(left, limits.pageItemsMax), nextCursor);
  }
}

/** Converts values to strings: the CSV writer only escapes spreadsheet formulas in strings. */
function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(toCell).join("; ");
  if (typeof value === "object") return Object.values(value).map(toCell).join(" ");
  return String(value);
}
