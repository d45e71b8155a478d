import { limits } from "@hunarmand/api/limits";
import { type RawBuilder, type SelectQueryBuilder, type StringReference, sql } from "kysely";
import { AppError, makeIssue } from "../../values/app-error.ts";

/** A position in a list: time and id of the last row. */
export interface Cursor {
  at: Date;
  id: string;
}

/** Which page of a list: how many rows, after which position. */
export interface PagePlace {
  limit: number;
  cursor: Cursor | undefined;
  /** The reverse order of the list, over the same index. Default: newest first. */
  order?: "oldest" | undefined;
}

/** What a list's statement depends on, for `keepStatement`: the page size, and whether it follows another page. */
export interface PageForm extends Record<string, number | boolean> {
  limit: number;
  isContinued: boolean;
}

/** One page of a keyset-paged list. */
export interface Page<Reply> {
  reply: Reply;
  nextCursor: string | undefined;
}

const cursorPatterns = {
  uuid: /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
  serial: /^(\d{1,15})_(\d{1,15})$/,
  /** For lists of several kinds, in which one record may occur twice. */
  kind: /^(\d{1,15})_([a-z-]{1,20}:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
  /** For the directory: the sum and number of the stars come before the id. */
  rated: /^(\d{1,15})_(\d{1,9}:\d{1,9}:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
};

const encodeCursor = ({ at, id }: Cursor): string => Buffer.from(`${at.getTime()}_${id}`).toString("base64url");

/** @throws AppError invalid-input when the text is no cursor of ours */
export function decodeCursor(text: string | undefined, ids: keyof typeof cursorPatterns = "uuid"): Cursor | undefined {
  if (text === undefined) return undefined;
  const [, time, id] = cursorPatterns[ids].exec(Buffer.from(text, "base64url").toString()) ?? [];
  const at = new Date(Number(time));
  if (!id || Number.isNaN(at.getTime())) {
    throw new AppError("invalid-input", [makeIssue("cursor", "cursor-format")]);
  }
  return { at, id };
}

/** A statement for each of a hundred limits would fill the connections with query plans. */
const pageSizes = [10, 20, limits.pageItemsDefault, limits.pageItemsMax];

/**
 * The number of rows that a page's query reads: at least one more than the page shows. It is written into the statement, in few sizes. With
 * a parameter as limit, PostgreSQL expects a tenth of the table and plans every call again (decision 092).
 */
export const rowsFor = (limit: number): RawBuilder<number> => sql.lit(1 + pageSizeOf(limit));

const pageSizeOf = (limit: number): number => pageSizes.find((size) => limit <= size) ?? limits.pageItemsMax;

export const pageFormOf = ({ limit, cursor }: PagePlace): PageForm => ({
  limit: pageSizeOf(limit),
  isContinued: cursor !== undefined,
});

/** The place of a page in a cached statement. The cursor is the statement's parameters. */
export const placeIn = ({ limit, isContinued }: PageForm, { at, id }: Cursor): PagePlace => ({
  limit,
  cursor: isContinued ? { at, id } : undefined,
});

/** Removes the extra row that shows whether there is another page. `newestFirst` reads it. */
export function pageOf<Row, Item>(
  rows: Row[],
  limit: number,
  { place, item }: { place: (row: Row) => Cursor; item: (row: Row) => Item },
): Page<Item[]> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { reply: rows.slice(0, limit).map(item), nextCursor: last && encodeCursor(place(last)) };
}

/** Matches the rows after the cursor in a list ordered by (`time`, `id`), and all rows without a cursor. */
function isAfter({ cursor, order }: PagePlace, time: string, id: string): RawBuilder<boolean> {
  if (!cursor) return sql`true`;
  const further = order === "oldest" ? sql`>` : sql`<`;
  return sql`(${sql.ref(time)}, ${sql.ref(id)}) ${further} (${cursor.at}, ${cursor.id})`;
}

/** Reads one page in the order of an index over (`time`, `id`), newest first by default. */
export const newestFirst = <Tables, Read extends keyof Tables, Row>(
  list: SelectQueryBuilder<Tables, Read, Row>,
  [time, id]: readonly [time: StringReference<Tables, Read>, id: StringReference<Tables, Read>],
  page: PagePlace,
) =>
  list
    .where(isAfter(page, time, id))
    .orderBy(time, page.order === "oldest" ? "asc" : "desc")
    .orderBy(id, page.order === "oldest" ? "asc" : "desc")
    .limit(rowsFor(page.limit));
