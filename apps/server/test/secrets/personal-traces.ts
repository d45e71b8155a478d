import { sql } from "kysely";
import type { Database } from "../../src/database/database.ts";

/** Every column of every table, the queue's too, with its content as readable text. */
export async function readColumns(db: Database): Promise<Map<string, string>> {
  const { rows: columns } = await sql<{ place: string; tableName: string; columnName: string }>`
    select format('%s.%s.%s', c.table_schema, c.table_name, c.column_name) as place,
      format('%I.%I', c.table_schema, c.table_name) as table_name, format('%I', c.column_name) as column_name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema not in ('pg_catalog', 'information_schema') and t.table_type = 'BASE TABLE'
    order by 1`.execute(db);
  const texts = new Map<string, string>();
  for (const { place, tableName, columnName } of columns) {
    const { rows } = await sql
      .raw<{ value: unknown }>(`select ${columnName} as value from ${tableName} where ${columnName} is not null`)
      .execute(db);
    texts.set(place, rows.flatMap(({ value }) => textsIn(value)).join("\n"));
  }
  return texts;
}

/** A value's texts, also those inside JSON, arrays and bytes, and of HTML with its entities decoded. */
function textsIn(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (value instanceof Uint8Array) return textsIn(Buffer.from(value).toString("utf8"));
  if (value instanceof Date) return [value.toISOString()];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === "object") return Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)]);
  const text = String(value);
  const inner = /^\s*[[{"]/.test(text) ? parseJson(text) : undefined;
  return [text, unescapeHtml(text), ...(inner === undefined ? [] : textsIn(inner))];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const htmlSpellings: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#39;": "'", "&lt;": "<", "&gt;": ">" };
const unescapeHtml = (text: string) =>
  text.replace(/&(?:amp|quot|#39|lt|gt);/g, (spelling) => htmlSpellings[spelling] ?? "");

/** In lower case, and again without separators between digits. */
const spellingsOf = (text: string): string => {
  const plain = text.toLowerCase();
  return `${plain}\n${plain.replace(/[ ./()-]/g, "")}`;
};

/** The found traces, as "public.jobs.address: qazalbash". */
export async function findTraces(db: Database, traces: readonly string[]): Promise<string[]> {
  return [...(await readColumns(db))].flatMap(([place, text]) => {
    const found = spellingsOf(text);
    return traces.filter((trace) => found.includes(trace)).map((trace) => `${place}: ${trace}`);
  });
}

/** Empty columns of the portal's tables that can hold words. */
export async function findEmptyColumns(db: Database): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select format('%s.%s', table_name, column_name) as place from information_schema.columns
    where table_schema = 'public' and udt_name in ('text', 'varchar', 'jsonb', 'json', 'bytea', '_text', '_jsonb')
    order by 1`.execute(db);
  const texts = await readColumns(db);
  return rows.map(({ place }) => place).filter((place) => texts.get(`public.${place}`) === "");
}
