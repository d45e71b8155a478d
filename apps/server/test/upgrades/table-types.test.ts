import { sql } from "kysely";
import { expect, it } from "vitest";
import { startPortal } from "../portal.ts";
import { readTableTypes } from "./read-table-types.ts";

const portal = await startPortal();
const typed = readTableTypes();

/** Tables that only database functions or SQL statements use. */
const untyped = [
  "applied_functions",
  "caller_changes",
  "catalogue_version",
  "ledger_totals",
  "provider_balances",
  "provider_ranks",
  "receipt_series",
  "schema_compatibility",
];

/** The driver's type for each column type (database/pool/value-parsers.ts). */
const typesOfColumns: Record<string, string> = {
  text: "string",
  uuid: "string",
  integer: "number",
  smallint: "number",
  bigint: "number",
  numeric: "number",
  "double precision": "number",
  boolean: "boolean",
  date: "string",
  "timestamp with time zone": "Date",
  jsonb: "json",
  "integer[]": "number[]",
  "text[]": "string[]",
  "uuid[]": "string[]",
  "timestamp with time zone[]": "Date[]",
};

async function readTables() {
  const { rows } = await sql<{ table: string; column: string; type: string; isNullable: boolean }>`
    select relname as table, attname as column, format_type(atttypid, null) as type, not attnotnull as is_nullable
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and relname not like 'kysely%'
    order by relname, attnum`.execute(portal.db);
  return Map.groupBy(rows, ({ table }) => table);
}

const tables = await readTables();

it("every table has types, or is listed as one without", () => {
  const wanted = [...tables.keys()].filter((table) => !untyped.includes(table));
  expect(Object.keys(typed).sort()).toEqual(wanted.sort());
});

it.each(Object.entries(typed))(
  "the types of %s have its columns, their types and whether they may be null",
  (table, types) => {
    const columns = (tables.get(table) ?? []).map(({ column, type, isNullable }) => [
      column,
      { type: typesOfColumns[type] ?? type, isNullable },
    ]);
    expect(types).toEqual(Object.fromEntries(columns));
  },
);
