import { acceptJob } from "@hunarmand/api/jobs/provider";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { holdRounds, holdUntil } from "../../../test/held-time.ts";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { openPostgres } from "../../database/postgres.ts";
import { openLiveEvents } from "./live-events.ts";
import { openWakeUps } from "./wake-ups.ts";

const portal = await startPortal();

/** Collects what another process without regular checks receives for this person. It shares only the database with the portal. */
async function listenElsewhere({ id: accountId }: Person) {
  holdRounds();
  const name = `elsewhere-${crypto.randomUUID()}`;
  const url = new URL(portal.databaseUrl);
  url.searchParams.set("application_name", name);
  const database = openPostgres(url.href, { deadlineScale: 100 });
  const { listen } = openLiveEvents({ db: database.db, wakeUps: openWakeUps(database) });
  const received: string[] = [];
  const leave = await listen({ accountId, officeKinds: [], receive: ({ kind }) => received.push(kind) });
  onTestFinished(async () => {
    leave();
    await database.close();
  });
  /** Its listening connections. */
  const listListeners = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where application_name = ${name} and query ilike 'listen %'`.execute(portal.db);
    return rows.map(({ pid }) => pid);
  };
  return { received, listListeners };
}

async function acceptJobOf(customer: Person): Promise<void> {
  const provider = await makeProvider(portal);
  const Id = await makeJob(portal, { provider, customer });
  expect((await portal.as(provider).call(acceptJob, { body: { Id } })).status).toBe(200);
}

it("a change on one process reaches another without waiting for a regular check", async () => {
  const customer = await makeCustomer(portal);
  const { received } = await listenElsewhere(customer);
  await acceptJobOf(customer);
  await holdUntil(() => expect(received).toEqual(["job-accepted"]));
  await acceptJobOf(customer);
  await holdUntil(() => expect(received).toEqual(["job-accepted", "job-accepted"]));
});

it("a listening connection that is cut reconnects, and reports what happens from then on", async () => {
  const customer = await makeCustomer(portal);
  const { received, listListeners } = await listenElsewhere(customer);
  await holdUntil(async () => expect(await listListeners()).toHaveLength(1));
  const [before = 0] = await listListeners();
  await sql`select pg_terminate_backend(${before})`.execute(portal.db);
  const isNew = (pid: number) => pid !== before;
  await holdUntil(async () => expect((await listListeners()).filter(isNew)).toHaveLength(1));
  await acceptJobOf(customer);
  await holdUntil(() => expect(received).toEqual(["job-accepted"]));
});
