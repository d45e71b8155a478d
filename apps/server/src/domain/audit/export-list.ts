import { pipeline, Readable } from "node:stream";
import type { Access, Call } from "@hunarmand/api/call";
import { limits } from "@hunarmand/api/limits";
import { stringify } from "csv-stringify";
import type { z } from "zod";
import type { BinaryReply } from "../../http/replies/binary-reply.ts";
import { csvOptions, csvType } from "../../http/replies/csv-reply.ts";
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
type ListUseCase = (services: Services, caller: Caller, input: never) => Promise<Page<Row[]> | Row[]>;

/** A date for the file's name, as the office's calendar has it. */
const dayInKarachi = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Karachi" });

/**
 * The use case that writes a desk's list as CSV: the list's own use case, page after page, with the filters it was asked with.
 * The audit row stands before the first byte leaves.
 */
export function exportOf(desk: string, { reply }: ListCall, list: ListUseCase) {
  const columns = Object.keys(reply.element.shape);
  return async (services: Services, caller: Caller, input: object): Promise<BinaryReply> => {
    const { params = {}, query = {}, address } = input as Partial<ListInput> & { address: string };
    const now = services.clock.now();
    await writeAudit(services.db, {
      at: now,
      actorId: caller.accountId,
      action: `export.${desk}`,
      subjectType: "export",
      subjectId: desk,
      after: { ...params, ...query },
    });
    const readPage = (limit: number, cursor: string | undefined) =>
      list(services, caller, { params, query: { ...query, limit, cursor }, address } as never);
    const csv = stringify({ ...csvOptions, columns });
    // A list that fails half-way ends the reply with it; the reply's own error is all there is to say.
    pipeline(Readable.from(readRows(readPage, columns)), csv, () => {});
    return {
      bytes: csv,
      mimeType: csvType,
      fileName: `${desk}-${dayInKarachi.format(now)}.csv`,
    };
  };
}

async function* readRows(
  readPage: (limit: number, cursor: string | undefined) => Promise<Page<Row[]> | Row[]>,
  columns: readonly string[],
) {
  let cursor: string | undefined;
  let left: number = limits.exportRowsMax;
  do {
    const page = await readPage(Math.min(left, limits.pageItemsMax), cursor);
    const { reply, nextCursor } = Array.isArray(page) ? { reply: page, nextCursor: undefined } : page;
    for (const row of reply.slice(0, left)) yield columns.map((column) => toCell(row[column]));
    left -= reply.length;
    cursor = nextCursor;
  } while (cursor !== undefined && left > 0);
}

/** Texts alone: the writer defuses what a spreadsheet would take for a formula only where it sees a text. */
function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(String).join("; ");
  return String(value);
}
