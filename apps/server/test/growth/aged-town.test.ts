import { listNotices } from "@hunarmand/api/notices/notices";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { beatTown } from "../../src/demo/clock/beat-town.ts";
import { loadDemo } from "../../src/demo/load-demo.ts";
import { loadTown } from "../../src/demo/town/load-town.ts";
import { notifyPeople } from "../../src/notices/notify-people.ts";
import { makeTaskHandlers } from "../../src/tasks/tasks.ts";
import { type Person, startPortal } from "../portal.ts";
import { runTasks } from "../run-tasks.ts";

const portal = await startPortal();
/** With TEST_LONG a job each day. */
const daysBetweenJobs = process.env.TEST_LONG ? 1 : 20;
const yearDays = 400;
const keptDays = { notices: 150, messages: 120, security: 180 };
const services = { ...portal.services, keptDays };
const visitors = ["ayesha.siddiqui@example.pk", "ali.raza@example.pk", "office@example.pk"];

/** The time of a row in the tables that the town fills, and for how many of its days rows stay. */
const tables = {
  notices: { time: "created_at", days: keptDays.notices },
  outbox: { time: "created_at", days: keptDays.messages },
  security_events: { time: "at", days: keptDays.security },
  // Kept from their end on, which is on the same day.
  sessions: { time: "created_at", days: keptDays.security },
  live_events: { time: "at", days: 1 },
} as const;
type Table = keyof typeof tables;
const names = Object.keys(tables) as Table[];

async function countRows(table: Table, since = new Date(0)): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.ref(tables[table].time)} >= ${since}`.execute(
    portal.db,
  );
  return rows[0]?.count ?? 0;
}

/** The database stamps some rows by the machine's clock, which the test cannot move: they grow older by a day instead. */
const ageMachineRows = () =>
  sql`with streams as (update live_streams set seen_at = seen_at - interval '1 day'),
      changes as (update caller_changes set at = at - interval '1 day')
    update live_events set at = at - interval '1 day'`.execute(portal.db);

/** Rows of the simulated day before are a day old by the machine's clock. */
const sinceToday = () => new Date(Date.now() - 12 * 3_600_000);

/** As the open page of somebody does. */
async function watch(accountId: string): Promise<void> {
  await sql`insert into live_streams (id, account_id, address) values (gen_random_uuid(), ${accountId}::uuid, 'a')`.execute(
    portal.db,
  );
}

/** One job from its posting to its payment, with the notices and messages that follow each act. */
async function liveJob(): Promise<void> {
  for (let isOver = false; !isOver; ) {
    const event = await beatTown(services);
    await notifyPeople(services);
    portal.clock.advance({ minutes: 10 });
    await runTasks(services);
    isOver = event === undefined || event.act === "pay" || event.act === "cancel";
  }
}

async function liveDay(day: number, people: Person[]): Promise<void> {
  const [someone] = people;
  // The first hours are quiet, so that no row is exactly as old as a sweep's limit.
  portal.clock.advance({ hours: 6 });
  portal.forgetSessions();
  for (const person of people)
    expect((await portal.as(person).call(listNotices, { query: {} })).status, person.email).toBe(200);
  await watch(someone?.id ?? "");
  if ((yearDays - 1 - day) % daysBetweenJobs === 0) await liveJob();
  await notifyPeople(services);
}

it("after a year of the demo's town, swept tables have exactly the rows of the days that the settings keep", async () => {
  await loadDemo(services);
  await loadTown(services);
  const people = await portal.db
    .selectFrom("accounts")
    .select(["id", "email", "phone"])
    .where("email", "in", visitors)
    .execute();
  const sweeps = makeTaskHandlers(services);
  const written: Record<Table, number>[] = [];
  for (let day = 0; day < yearDays; day++) {
    const startedAt = portal.clock.now();
    await ageMachineRows();
    await liveDay(day, people as Person[]);
    const counts = await Promise.all(
      names.map(
        async (name) => [name, await countRows(name, name === "live_events" ? sinceToday() : startedAt)] as const,
      ),
    );
    written.push(Object.fromEntries(counts) as Record<Table, number>);
    portal.clock.advance({ seconds: 86_400 - (portal.clock.now().getTime() - startedAt.getTime()) / 1_000 });
    for (const name of ["delete-expired", "forget-security-events"] as const) await sweeps[name]({});
  }
  for (const name of names) {
    const kept = written.slice(-tables[name].days).reduce((sum, day) => sum + day[name], 0);
    expect(kept, name).toBeGreaterThan(0);
    expect(await countRows(name), name).toBe(kept);
  }
});
