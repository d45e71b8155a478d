import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../../apps/server/src/database/database.ts";
import { type Figure, limitOf, measureAlone } from "../compare.ts";
import { type CountLine, startCountLine } from "../count-line.ts";
import { type BenchDatabases, withDatabase } from "../databases.ts";
import { load } from "../load.ts";
import { findParent, findTree, readProcessorMilliseconds } from "../process-tree.ts";
import { removeMeasured } from "./accept.ts";
import { makePosts } from "./growth.ts";
import { untilIdle } from "./queue.ts";

const scale = 0.1;
const connections = 4;
const idleSeconds = 10;
/** Server processes write their statistics once a second at most. */
const statisticsMilliseconds = 2_500;

interface Used {
  statements: number;
  milliseconds: number;
  kilobytes: number;
  fullPages: number;
}

/**
 * What one posted job costs PostgreSQL, with the tasks that follow it: offers, notices, messages. What an idle portal uses in the same time is
 * subtracted.
 */
export async function measureCost(databases: BenchDatabases): Promise<Figure[]> {
  const databaseUrl = await databases.getDatabase(scale);
  await removeMeasured(databaseUrl);
  const line = await startCountLine(databaseUrl);
  const portal = await databases.runPortal(line.url);
  try {
    return await withDatabase(databaseUrl, async ({ db }) => {
      const read = () => readUsed(db, line);
      const post = async () => {
        const asks = await makePosts(db);
        const before = await read();
        const startedAt = performance.now();
        await load({ url: portal.url, asks, connections, isOnce: true });
        await untilIdle(db);
        return {
          used: subtract(await read(), before),
          seconds: (performance.now() - startedAt) / 1_000,
          jobs: asks.length,
        };
      };
      // Warms up code and plans.
      await post();
      const idleBefore = await read();
      await pause(idleSeconds * 1_000);
      const idle = divide(subtract(await read(), idleBefore), idleSeconds + statisticsMilliseconds / 1_000);
      await sql`checkpoint`.execute(db);
      const first = await post();
      const second = await post();
      const offers = await countOffers(db);
      const cost = ({ used, seconds, jobs }: typeof first) => divide(subtract(used, multiply(idle, seconds)), jobs);
      return describeCost(cost(first), cost(second), offers);
    });
  } finally {
    await portal.end("SIGTERM");
    await line.stop();
    await removeMeasured(databaseUrl);
  }
}

function describeCost(afterCheckpoint: Used, later: Used, offers: number): Figure[] {
  const row = (what: string, unit: string, most: number) => ({
    what: `a posted job: ${what}`,
    unit,
    goal: limitOf(most, unit),
  });
  return [
    measureAlone(row("handymen asked", "offers", 20), offers),
    measureAlone(row("statements, with its tasks", "statements", 43), later.statements),
    measureAlone(row("processor time of PostgreSQL, with its tasks", "ms", 8.25), later.milliseconds),
    measureAlone(row("log of PostgreSQL", "KB", 106), later.kilobytes),
    measureAlone(row("log of PostgreSQL, just after a checkpoint", "KB", 212), afterCheckpoint.kilobytes),
    measureAlone(row("full pages in its log, just after a checkpoint", "pages", 40), afterCheckpoint.fullPages),
  ];
}

/** @throws Error if PostgreSQL runs on another machine: its processor time cannot be read */
async function readUsed(db: Database, line: CountLine): Promise<Used> {
  await pause(statisticsMilliseconds);
  const { rows } = await sql<{ pid: number; kilobytes: number; fullPages: number }>`
    select pg_backend_pid() as pid, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 / 1000 as kilobytes,
      (select wal_fpi::float8 from pg_stat_wal) as full_pages`.execute(db);
  const [row] = rows;
  const postmaster = row && findParent(row.pid);
  if (!postmaster) throw new Error("PostgreSQL has to run on this machine");
  const milliseconds = readProcessorMilliseconds(findTree(postmaster));
  return { statements: line.count(), milliseconds, kilobytes: row.kilobytes, fullPages: row.fullPages };
}

async function countOffers(db: Database): Promise<number> {
  const { rows } = await sql<{ offers: number }>`
    select avg(offers)::float8 as offers from (select count(offers.job_id) as offers
      from jobs left join offers on offers.job_id = jobs.id
      where address = 'Measured' and jobs.created_at > now() - interval '1 hour' group by jobs.id) job`.execute(db);
  return rows[0]?.offers ?? 0;
}

const combine = (of: (name: keyof Used) => number): Used => ({
  statements: of("statements"),
  milliseconds: of("milliseconds"),
  kilobytes: of("kilobytes"),
  fullPages: of("fullPages"),
});
const subtract = (a: Used, b: Used): Used => combine((name) => a[name] - b[name]);
const divide = (a: Used, by: number): Used => combine((name) => a[name] / by);
const multiply = (a: Used, by: number): Used => combine((name) => a[name] * by);
