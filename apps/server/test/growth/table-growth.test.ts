import { sql } from "kysely";
import { expect, it } from "vitest";
import { expiries } from "../../src/upkeep/sweeps/expiries.ts";
import { startPortal } from "../portal.ts";
import { growth, queueTables } from "./table-growth.ts";

const portal = await startPortal();

async function listTables(schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = ${schema}::regnamespace and relkind in ('r', 'p') order by relname`.execute(portal.db);
  return rows.map(({ name }) => name);
}

it("each table is swept, is bounded by something, or is listed as a record that stays", async () => {
  const named = [...growth.swept, ...Object.keys(growth.bounded), ...Object.keys(growth.records)];
  expect(named.toSorted()).toEqual((await listTables("public")).toSorted());
  // Statistics of the queue have a partition for each day. It drops them after some days.
  const ofQueue = (await listTables("pgboss")).filter((name) => !name.startsWith("queue_stats"));
  expect(ofQueue.toSorted()).toEqual(queueTables.toSorted());
});

it("each sweep finds its oldest rows by an index that begins with their time", async () => {
  const swept = { ...expiries, security_events: { time: "at" }, sessions: { time: "expires_at" } };
  const { rows } = await sql<{ table: string; time: string }>`
    select relname as table, attname as time from pg_index
    join pg_class on pg_class.oid = indrelid
    join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where relnamespace = 'public'::regnamespace and indpred is null`.execute(portal.db);
  const indexed = new Set(rows.map(({ table, time }) => `${table}.${time}`));
  const wanted = Object.entries(swept).map(([table, { time }]) => `${table}.${time}`);
  expect(wanted.filter((each) => !indexed.has(each))).toEqual([]);
});
