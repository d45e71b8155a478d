import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../../apps/server/src/database/database.ts";
import { type Figure, type Goal, limitOf, measureAlone } from "../compare.ts";
import { type BenchDatabases, withDatabase } from "../databases.ts";
import type { Ask } from "../load.ts";
import { openSessions } from "../sessions.ts";
import { post, removeMeasured } from "./accept.ts";
import { makePosts } from "./growth.ts";
import { countDue } from "./queue.ts";

/** A city: a million jobs a month. The busiest hour of a day has three times the mean. */
const jobsAMonth = Number(process.env.SIMULATION_JOBS ?? 1_000_000);
const minutes = Number(process.env.SIMULATION_MINUTES ?? 10);
const peak = 3;
const monthSeconds = 30 * 86_400;
const scale = 0.1;
/** Handymen who open their list of offers for each job, before one of them accepts. */
const readers = 5;
/** How often a customer looks at their jobs afterwards. */
const looks = 2;

/** What the people of the simulation have seen. */
interface Seen {
  milliseconds: number[];
  failures: string[];
  jobs: number;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/**
 * Drives a portal at the rate of a busy hour, whether or not it keeps up: jobs are posted, offers read, one is accepted, the customer looks.
 * SIMULATION_JOBS=10000000 for the country, SIMULATION_MINUTES=2 for a short run.
 */
export async function measureSimulation(databases: BenchDatabases): Promise<Figure[]> {
  const databaseUrl = await databases.getDatabase(scale);
  await removeMeasured(databaseUrl);
  const portal = await databases.runPortal(databaseUrl);
  const perSecond = (jobsAMonth / monthSeconds) * peak;
  try {
    return await withDatabase(databaseUrl, async ({ db }) => {
      const seen: Seen = { milliseconds: [], failures: [], jobs: 0 };
      const total = Math.ceil(minutes * 60 * perSecond);
      const posts = await makeJobs(db, total);
      const lives: Promise<void>[] = [];
      const startedAt = performance.now();
      for (const [index, ask] of posts.entries()) {
        await pause(Math.max(0, startedAt + (index / perSecond) * 1_000 - performance.now()));
        lives.push(live({ url: portal.url, db, seen }, ask));
      }
      await Promise.all(lives);
      return makeFigures(seen, total, await countDue(db));
    });
  } finally {
    await portal.end("SIGTERM");
    await removeMeasured(databaseUrl);
  }
}

async function makeJobs(db: Database, total: number): Promise<Ask[]> {
  const posts: Ask[] = [];
  while (posts.length < total) posts.push(...(await makePosts(db)));
  return posts.slice(0, total);
}

interface Stage {
  url: string;
  db: Database;
  seen: Seen;
}

/** One job with all that people do with it. */
async function live(stage: Stage, ask: Ask): Promise<void> {
  const { jobId } = ((await call(stage, ask)) ?? {}) as { jobId?: string };
  if (!jobId) return;
  stage.seen.jobs++;
  const asked = await findAsked(stage.db, jobId);
  for (const { email, headers } of asked)
    await call(stage, { method: "GET", path: `/api/Provider/handyman-requested-jobs/${email}`, headers });
  const [first] = asked;
  if (first) await call(stage, post("/api/Provider/accept-job", { Id: jobId }, first.headers));
  for (let look = 0; look < looks; look++)
    await call(stage, {
      method: "GET",
      path: "/api/Job/my-jobs",
      headers: { authorization: ask.headers.authorization ?? "" },
    });
}

/** Handymen who were asked, with a session each. */
async function findAsked(db: Database, jobId: string) {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from offers join accounts on id = provider_id where job_id = ${jobId} limit ${readers}`.execute(
    db,
  );
  const headers = await openSessions(
    db,
    rows.map(({ id }) => ({ id, role: "Provider" as const })),
  );
  return rows.map(({ email }, index) => ({ email, headers: headers[index] ?? {} }));
}

async function call({ url, seen }: Stage, { method, path, headers, body }: Ask): Promise<unknown> {
  const startedAt = performance.now();
  try {
    const response = await fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    const text = await response.text();
    seen.milliseconds.push(performance.now() - startedAt);
    if (response.ok) return JSON.parse(text);
    seen.failures.push(`${path}: ${response.status} ${text.slice(0, 100)}`);
  } catch (error) {
    seen.failures.push(`${path}: ${String(error)}`);
  }
  return undefined;
}

const atLeastCount = (least: number): Goal => ({ text: `>= ${least}`, isMet: ({ portal }) => portal >= least });

function makeFigures({ milliseconds, failures, jobs }: Seen, total: number, due: number): Figure[] {
  for (const failure of failures.slice(0, 5)) process.stderr.write(`${failure}\n`);
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const name = `${jobsAMonth} jobs a month, a busy hour, ${minutes} minutes`;
  const row = (what: string, unit: string, most: number) => ({
    what: `${name}: ${what}`,
    unit,
    goal: limitOf(most, unit),
  });
  return [
    measureAlone({ what: `${name}: jobs posted`, unit: "jobs", goal: atLeastCount(total) }, jobs),
    measureAlone(row("calls that failed", "calls", 0), failures.length),
    measureAlone(row("median of a call", "ms", 50), percentile(sorted, 0.5)),
    measureAlone(row("p99 of a call", "ms", 500), percentile(sorted, 0.99)),
    measureAlone(row("tasks due at the end", "tasks", 100), due),
  ];
}
