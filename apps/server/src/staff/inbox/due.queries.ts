import type { DueKind } from "@hunarmand/api/staff/inbox";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { type PagePlace, rowsFor } from "../../http/replies/page.ts";
import { dueSources } from "./due-sources.ts";

export interface DueRow {
  kind: DueKind;
  id: string;
  since: Date;
  who: string;
  work: string | null;
  place: string | null;
  number: string | null;
  amountPaisa: number | null;
  deadline: Date | null;
  waitsSince: Date | null;
  wished: Date | null;
}

interface DuePage extends PagePlace {
  kinds: readonly DueKind[];
  endOfToday: Date;
}

const hourMilliseconds = 3_600_000;
const nothing = sql`null`;

/** A row's position among several kinds: a job can occur twice, for its price and for its cash. */
export const placeOf = ({ kind, id, since }: DueRow) => ({ at: since, id: `${kind}:${id}` });

/** Selects a page of one kind after the cursor, so that each kind is read by its own index. */
function readKind(kind: DueKind, { cursor, endOfToday, limit }: DuePage): RawBuilder<unknown> {
  const { key, columns, from, where, hoursAhead = 0 } = dueSources[kind];
  const [time, id] = [sql.ref(key[0]), sql.ref(key[1])];
  const { who, work = nothing, place = nothing, number = nothing, amountPaisa = nothing, deadline = nothing } = columns;
  const { waitsSince = nothing, wished = nothing } = columns;
  return sql`(select ${sql.lit(kind)} as kind, ${id} as id, ${time} - make_interval(hours => ${sql.lit(hoursAhead)}) as since,
      ${who} as who, ${work}::text as work, ${place}::text as place, ${number}::text as number,
      ${amountPaisa}::bigint as amount_paisa, ${deadline}::timestamptz as deadline,
      ${waitsSince}::timestamptz as waits_since, ${wished}::timestamptz as wished
    from ${from} where ${where({ endOfToday })} and ${isAfter()}
    order by ${time}, ${id} limit ${rowsFor(limit)})`;

  function isAfter(): RawBuilder<unknown> {
    const [cursorKind = "", cursorId] = cursor?.id.split(":") ?? [];
    if (!cursor || !cursorId) return sql`true`;
    const at = new Date(cursor.at.getTime() + hoursAhead * hourMilliseconds);
    // With the same id and time, kinds with a later name still follow.
    return sql`(${time}, ${id}) ${kind > cursorKind ? sql`>=` : sql`>`} (${at}, ${cursorId})`;
  }
}

/** Returns the waiting rows of these kinds, oldest first. */
export async function selectDue(db: Database, page: DuePage): Promise<DueRow[]> {
  if (page.kinds.length === 0) return [];
  const kinds = page.kinds.map((kind) => readKind(kind, page));
  const { rows } = await sql<DueRow>`
    select * from (${sql.join(kinds, sql` union all `)}) due
    order by since, id, kind collate "C" limit ${rowsFor(page.limit)}`.execute(db);
  return rows;
}
