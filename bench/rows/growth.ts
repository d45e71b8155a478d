import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../apps/server/src/database/database.ts";
import { atMost, compare, type Figure, type Goal, medianOf } from "../compare.ts";
import { type BenchDatabases, withDatabase } from "../databases.ts";
import { type Ask, load } from "../load.ts";
import { findPeople } from "../samples.ts";
import { openSessions } from "../sessions.ts";
import { makeAcceptAsks, post, removeMeasured } from "./accept.ts";
import { listAsks } from "./list.ts";

const rounds = 3;
const connections = 4;
const postsEach = 60;

interface Step {
  what: string;
  goal: Goal;
  /** The calls of each round. Calls that change something are sent once. */
  makeAsks(db: Database): Promise<Ask[][]>;
  isOnce: boolean;
}

/** The number of payouts in a batch: for the providers who are owed most. */
const payouts = 100;
/** Below a million jobs there is no growth to measure. */
const scaleThatHasGrown = 1;

const repeat = (ask: Ask): Ask[][] => Array.from({ length: rounds }, () => [ask]);

const officeGet = (path: string) => async (db: Database) => {
  const { owner } = await findPeople(db);
  const [headers = { authorization: "" }] = await openSessions(db, [{ id: owner.id, role: "Owner" }]);
  return repeat({ method: "GET", path: `/api${path}`, headers });
};

/** Jobs for customers to post, each copied from an existing job. */
export async function makePosts(db: Database): Promise<Ask[]> {
  const { rows } = await sql<{ customerId: string; body: object }>`
    select job.customer_id, json_build_object('category', category.name, 'skill', skill.name, 'city', city.name, 'area', area.name,
      'address', 'Measured', 'phoneNumber', job.contact_phone) as body
    from (select * from jobs where status = 'Completed' order by hashtext(id::text || ${randomUUID()}) limit ${postsEach}) job
    join categories category on category.id = job.category_id join skills skill on skill.id = job.skill_id
    join cities city on city.id = job.city_id join areas area on area.id = job.area_id`.execute(db);
  const headers = await openSessions(
    db,
    rows.map(({ customerId: id }) => ({ id, role: "Customer" as const })),
  );
  return rows.map(({ body }, index) => post("/api/Job/create-job", body, headers[index] ?? {}));
}

const inRounds = async (make: () => Promise<Ask[]>): Promise<Ask[][]> => {
  const asks: Ask[][] = [];
  for (let round = 0; round <= rounds; round++) asks.push(await make());
  return asks;
};

const steps: Step[] = [
  {
    what: "completed jobs, 20 rows",
    goal: atMost(1.3),
    makeAsks: async (db) => Array<Ask[]>(rounds).fill(await listAsks(db, 20)),
    isOnce: false,
  },
  {
    what: "a job accepted",
    goal: atMost(1.3),
    makeAsks: (db) => inRounds(() => makeAcceptAsks(db, true)),
    isOnce: true,
  },
  { what: "a job posted", goal: atMost(1.5), makeAsks: (db) => inRounds(() => makePosts(db)), isOnce: true },
  {
    what: "the office's jobs by name",
    goal: atMost(1.3),
    makeAsks: officeGet("/Admin/job-details?search=Muhammad%20Khan&limit=20"),
    isOnce: false,
  },
  { what: "the office's counters", goal: atMost(1.3), makeAsks: officeGet("/Admin"), isOnce: false },
  { what: "trial balance", goal: atMost(1.3), makeAsks: officeGet("/Admin/trial-balance"), isOnce: false },
];

/**
 * Measures the same calls on the smallest database and on each that has grown, in milliseconds. If none has a million jobs, on the largest
 * one.
 */
export async function measureGrowth(databases: BenchDatabases, only?: string): Promise<Figure[]> {
  await databases.getDatabase(0.01);
  await databases.getDatabase(0.1);
  const [smallest = 0.01, ...others] = await databases.listScales();
  const grown = others.filter((scale) => scale >= scaleThatHasGrown);
  const figures: Figure[] = [];
  for (const scale of grown.length > 0 ? grown : others.slice(-1))
    figures.push(...(await compareScales(databases, { smallest, scale, only })));
  return figures;
}

interface Scales {
  smallest: number;
  scale: number;
  only: string | undefined;
}

async function compareScales(databases: BenchDatabases, { smallest, scale, only }: Scales): Promise<Figure[]> {
  const small = await openSide(databases, smallest);
  const large = await openSide(databases, scale);
  const sizes = `${large.jobs} jobs (reference: ${small.jobs})`;
  const figures: Figure[] = [];
  try {
    for (const step of steps.filter(({ what }) => !only || what === only)) {
      const sides = { reference: await small.prepare(step), portal: await large.prepare(step) };
      figures.push(await compare({ what: `${step.what}: ${sizes}`, unit: "ms", goal: step.goal }, sides));
    }
    if (!only) {
      const row = { what: `payouts prepared for ${payouts}: ${sizes}`, unit: "ms", goal: atMost(1.3) };
      figures.push(await compare(row, { reference: small.preparePayouts, portal: large.preparePayouts }));
    }
  } finally {
    await small.end();
    await large.end();
  }
  return figures;
}

/** Returns the minimum sum at which exactly this many providers with a payout account are paid. */
async function findMinimumPkr(db: Database): Promise<number> {
  const { rows } = await sql<{ pkr: number }>`
    select (owed_paisa / 100)::int as pkr from provider_balances join payout_accounts on provider_id = owner_id
    order by owed_paisa desc limit 1 offset ${payouts - 1}`.execute(db);
  return rows[0]?.pkr ?? 1;
}

/** Measures preparing a batch for the providers who are owed most. The batch is cancelled again. */
async function preparePayouts(url: string, db: Database): Promise<number> {
  const minimum = await findMinimumPkr(db);
  const { owner } = await findPeople(db);
  const [headers = { authorization: "" }] = await openSessions(db, [{ id: owner.id, role: "Owner" }]);
  const call = async (path: string, body: object) => {
    const ask = post(path, body, headers);
    const response = await fetch(`${url}${path}`, { method: "POST", headers: ask.headers, body: ask.body ?? "" });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text) as { batch: { id: string } };
  };
  const took: number[] = [];
  for (let time = 0; time < 5; time++) {
    const startedAt = performance.now();
    const { batch } = await call("/api/Admin/payouts", { minimum });
    took.push(performance.now() - startedAt);
    await call(`/api/Admin/payouts/${batch.id}/cancel`, { reason: "It was only measured." });
  }
  return medianOf(took);
}

/** Adds payout accounts, because providers without one are paid nothing. */
const nameAccounts = (databaseUrl: string) =>
  withDatabase(databaseUrl, ({ db }) =>
    sql`insert into payout_accounts (provider_id, kind, holder_name, number, updated_at)
      select account_id, 'bank', 'Provider', 'PK00BANK', now() from providers where status = 'Verified'
      on conflict do nothing`.execute(db),
  );

/** Starts a portal on the database of a scale. */
async function openSide(databases: BenchDatabases, scale: number) {
  const databaseUrl = await databases.getDatabase(scale);
  await removeMeasured(databaseUrl);
  await nameAccounts(databaseUrl);
  const portal = await databases.runPortal(databaseUrl);
  return {
    jobs: scale * 1e6,
    /** Creates the step's calls and sends one round, to warm up code, plans and caches. Returns a function that measures a round. */
    prepare: async ({ makeAsks, isOnce }: Step) => {
      const asks = await withDatabase(databaseUrl, ({ db }) => makeAsks(db));
      const ask = async (): Promise<number> => {
        const round = isOnce ? asks.pop() : asks[0];
        const took = await load({ url: portal.url, asks: round ?? [], connections, isOnce, seconds: 3 });
        // The median is in whole milliseconds, which is too coarse for calls of two.
        return isOnce ? took.p50Milliseconds : (1_000 * connections) / took.perSecond;
      };
      if (!isOnce) await load({ url: portal.url, asks: asks[0] ?? [], connections, isOnce: true });
      await ask();
      return ask;
    },
    preparePayouts: () => withDatabase(databaseUrl, ({ db }) => preparePayouts(portal.url, db)),
    end: async () => {
      await portal.end("SIGTERM");
      await removeMeasured(databaseUrl);
    },
  };
}
