import { acceptJob, listActiveJobs } from "@hunarmand/api/jobs/provider";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { lockRow } from "../../../test/lock-row.ts";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";

const portal = await startPortal();

/** How many statements of this database wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(portal.db);
  return rows[0]?.waiting ?? 0;
}

it("thirty accepts of one locked job use two connections, and all other calls are served", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const Id = await makeJob(portal, { provider, customer });
  const letGo = await lockRow(portal.db, { table: "jobs", id: Id });
  const accepting = Array.from({ length: 30 }, () => portal.as(provider).call(acceptJob, { body: { Id } }));
  await expect.poll(countWaiting).toBe(2);
  const others = Array.from({ length: 30 }, () =>
    portal.as(provider).call(listActiveJobs, { params: { email: provider.email }, query: {} }),
  );
  for (const { status } of await Promise.all(others)) expect(status).toBe(200);
  expect(await countWaiting()).toBe(2);
  await letGo();
  for (const { status } of await Promise.all(accepting)) expect(status).toBe(200);
  const again = await portal.as(provider).call(acceptJob, { body: { Id } });
  expect(again.status).toBe(200);
});

it("a call whose turn does not come in time gets 503 with Retry-After, and keeps no place", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const Id = await makeJob(portal, { provider, customer });
  const letGo = await lockRow(portal.db, { table: "jobs", id: Id });
  const { as } = await openVariant(portal, { settings: { databaseWaitMillisecondsMax: 500 } });
  const accept = () => as(provider).call(acceptJob, { body: { Id } });
  for (const { status, headers } of await Promise.all(Array.from({ length: 6 }, accept))) {
    expect(status).toBe(503);
    expect(headers).toMatchObject({ "retry-after": "5" });
  }
  await letGo();
  await expect.poll(async () => (await accept()).status).toBe(200);
});
