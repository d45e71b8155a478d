import { limits } from "@hunarmand/api/limits";
import { type RawBuilder, type SelectQueryBuilder, type StringReference, sql } from "kysely";
import { AppError, makeIssue } from "../../values/app-error.ts";

/** A list's place: the last row's time and id. */
export interface Cursor {
  at: Date;
  id: string;
}

/** Which page of a list: how many rows, after which one. */
export interface PagePlace {
  limit: number;
  cursor: Cursor | undefined;
  /** From the other end of the list, over the same index; newest first unless given. */
  order?: "oldest" | undefined;
}

/** What a list's statement depends on, for `keepStatement`: how long a page is, and whether it follows another. */
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
  /** Of a list of several kinds, in which one record may stand twice. */
  kind: /^(\d{1,15})_([a-z-]{1,20}:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
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

/** A statement for each of a hundred limits would fill the connections with plans. */
const pageSizes = [10, 20, limits.pageItemsDefault, limits.pageItemsMax];

/**
 * How many rows a page's query asks for: at least one more than the page shows. Written into the statement, in few sizes: of a
 * limit that is a parameter PostgreSQL expects a tenth of the table, and plans every call anew (decision 092).
 */
export const rowsFor = (limit: number): RawBuilder<number> => sql.lit(1 + pageSizeOf(limit));

const pageSizeOf = (limit: number): number => pageSizes.find((size) => limit <= size) ?? limits.pageItemsMax;

export const pageFormOf = ({ limit, cursor }: PagePlace): PageForm => ({
  limit: pageSizeOf(limit),
  isContinued: cursor !== undefined,
});

/** The place in a kept statement: its cursor is what the statement calls by these names. */
export const placeIn = ({ limit, isContinued }: PageForm, { at, id }: Cursor): PagePlace => ({
  limit,
  cursor: isContinued ? { at, id } : undefined,
});

/** Cuts the extra rows that say whether there is more: the query is cut by `newestFirst`. */
export function pageOf<Row, Item>(
  rows: Row[],
  limit: number,
  { place, item }: { place: (row: Row) => Cursor; item: (row: Row) => Item },
): Page<Item[]> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { reply: rows.slice(0, limit).map(item), nextCursor: last && encodeCursor(place(last)) };
}

/** What comes after the cursor in a list that is read by (`time`, `id`); everything without a cursor. */
function isAfter({ cursor, order }: PagePlace, time: string, id: string): RawBuilder<boolean> {
  if (!cursor) return sql`true`;
  const further = order === "oldest" ? sql`>` : sql`<`;
  return sql`(${sql.ref(time)}, ${sql.ref(id)}) ${further} (${cursor.at}, ${cursor.id})`;
}

/** Reads one page of the list in the order of an index over (`time`, `id`), newest first unless the page asks otherwise. */
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
