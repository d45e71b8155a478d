import { acceptJob } from "@hunarmand/api/jobs/provider";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { holdRounds } from "../../../test/held-time.ts";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { openPostgres } from "../../database/postgres.ts";
import { openLiveEvents } from "./live-events.ts";
import { openWakeUps } from "./wake-ups.ts";

const portal = await startPortal();

/** Collects what another process without regular checks receives for this person. It shares only the database with the portal. */
async function listenElsewhere({ id: accountId }: Person): Promise<string[]> {
  holdRounds();
  const database = openPostgres(portal.databaseUrl);
  const { listen } = openLiveEvents({ db: database.db, wakeUps: openWakeUps(database) });
  const received: string[] = [];
  const leave = await listen({ accountId, officeKinds: [], receive: ({ kind }) => received.push(kind) });
  onTestFinished(async () => {
    leave();
    await database.close();
  });
  return received;
}

async function acceptJobOf(customer: Person): Promise<void> {
  const provider = await makeProvider(portal);
  const Id = await makeJob(portal, { provider, customer });
  expect((await portal.as(provider).call(acceptJob, { body: { Id } })).status).toBe(200);
}

const listListeners = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'`.execute(portal.db);
  return rows.map(({ pid }) => pid);
};

it("a change on one process reaches another without waiting for a regular check", async () => {
  const customer = await makeCustomer(portal);
  const received = await listenElsewhere(customer);
  await acceptJobOf(customer);
  await expect.poll(() => received).toEqual(["job-accepted"]);
  await acceptJobOf(customer);
  await expect.poll(() => received).toEqual(["job-accepted", "job-accepted"]);
});

it("a listening connection that is cut reconnects, and reports what happens from then on", async () => {
  const customer = await makeCustomer(portal);
  const received = await listenElsewhere(customer);
  // The portal's own, and the other process's.
  await expect.poll(async () => (await listListeners()).length).toBeGreaterThanOrEqual(2);
  const before = await listListeners();
  for (const pid of before) await sql`select pg_terminate_backend(${pid})`.execute(portal.db);
  const isNew = (pid: number) => !before.includes(pid);
  await expect.poll(async () => (await listListeners()).filter(isNew).length).toBe(before.length);
  await acceptJobOf(customer);
  await expect.poll(() => received).toEqual(["job-accepted"]);
});
