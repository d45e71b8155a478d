import { randomUUID } from "node:crypto";
import { jobStatus } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";
import type { Database } from "../../apps/server/src/database/database.ts";
import { atLeast, compare, type Figure } from "../compare.ts";
import { type BenchDatabases, withDatabase } from "../databases.ts";
import { type Ask, load } from "../load.ts";
import { runReference } from "../references/run-reference.ts";
import { openSessions } from "../sessions.ts";

const rounds = 3;
const jobsEach = 500;
const offersEach = 20;
const usualScale = 0.1;

interface Offer {
  jobId: string;
  providerId: string;
}

/** Inserts new jobs like the existing ones, each offered to twenty providers. The first of them will accept. */
async function makeOffers(db: Database, count: number): Promise<Offer[]> {
  const ids = JSON.stringify(Array.from({ length: count }, (_, place) => ({ id: randomUUID(), place })));
  await sql`
    insert into jobs (id, customer_id, status, category_id, skill_id, city_id, area_id, address, contact_phone, payment_method, created_at)
    select wanted.id, customer_id, ${sql.lit(jobStatus.requested)}, category_id, skill_id, city_id, area_id, 'Measured', contact_phone, 'cash', now()
    from jsonb_to_recordset(${ids}::jsonb) as wanted (id uuid, place int)
    join (select *, row_number() over (order by id) - 1 as place from (select * from jobs where status = 'Completed' limit ${count}) done) model
      using (place)`.execute(db);
  await sql`
    insert into offers (job_id, provider_id, status, round, created_at)
    select wanted.id, provider.id, 'Offered', 1, now()
    from jsonb_to_recordset(${ids}::jsonb) as wanted (id uuid, place int)
    cross join generate_series(1, ${offersEach}) as turn (turn)
    join (select account_id as id, row_number() over (order by account_id) as number
      from providers where status = 'Verified') provider
      on provider.number = 1 + (wanted.place * 37 + turn * 101) % (select count(*) from providers where status = 'Verified')
    on conflict do nothing`.execute(db);
  const { rows } = await sql<Offer>`
    select distinct on (job_id) job_id, provider_id from offers where job_id in (
      select id from jsonb_to_recordset(${ids}::jsonb) as wanted (id uuid)) order by job_id, provider_id`.execute(db);
  return rows;
}

/** Removes what was measured, so that the next run has the same data. Only a replica may delete history. */
export const removeMeasured = (databaseUrl: string): Promise<void> =>
  withDatabase(databaseUrl, ({ db }) =>
    db.transaction().execute(async (transaction) => {
      await sql`select set_config('statement_timeout', '0', true), set_config('session_replication_role', 'replica', true)`.execute(
        transaction,
      );
      await sql`create temp table measured on commit drop as select id from jobs where address = 'Measured' and created_at > now() - interval '1 day'`.execute(
        transaction,
      );
      for (const table of ["job_events", "offers"])
        await sql`delete from ${sql.table(table)} where job_id in (select id from measured)`.execute(transaction);
      await sql`delete from live_events where subject_id in (select id from measured)`.execute(transaction);
      await sql`delete from jobs where id in (select id from measured)`.execute(transaction);
    }),
  );

/** The portal's and the reference's calls for these offers. Each call to the portal has its own session. */
export async function makeAcceptAsks(db: Database, isPortal: boolean): Promise<Ask[]> {
  // As a replica, so that no events are written for the offers. Only superusers may set it.
  const setRole = (role: string) =>
    sql`select set_config('session_replication_role', ${role}, false)`.execute(db).catch(() => {});
  await setRole("replica");
  const offers = await makeOffers(db, jobsEach);
  await setRole("origin");
  if (!isPortal) return offers.map((offer) => post("/", offer, {}));
  const headers = await openSessions(
    db,
    offers.map(({ providerId: id }) => ({ id, role: "Provider" as const })),
  );
  return offers.map(({ jobId }, index) => post("/api/Provider/accept-job", { Id: jobId }, headers[index] ?? {}));
}

export const post = (path: string, body: object, headers: Record<string, string>): Ask => ({
  method: "POST",
  path,
  headers: { ...headers, "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** Measures accepting jobs over 32 connections, each once, by a provider who has just logged in. */
export async function measureAccept(databases: BenchDatabases, scale = usualScale): Promise<Figure[]> {
  const databaseUrl = await databases.getDatabase(scale);
  await removeMeasured(databaseUrl);
  const [forPortal, forReference] = await withDatabase(databaseUrl, async ({ db }) => {
    const asks: [Ask[][], Ask[][]] = [[], []];
    for (let round = 0; round <= rounds; round++) {
      asks[0].push(await makeAcceptAsks(db, true));
      asks[1].push(await makeAcceptAsks(db, false));
    }
    return asks;
  });
  const portal = await databases.runPortal(databaseUrl);
  const reference = await runReference("accept-job", databaseUrl);
  const accept = async (url: string, asks: Ask[] = []) => (await load({ url, asks, isOnce: true })).perSecond;
  try {
    // Warms up code and plans.
    await accept(reference.url, forReference.pop());
    await accept(portal.url, forPortal.pop());
    const row = {
      what: `jobs accepted, of ${scale * 1e6}, a new session each`,
      unit: "replies/s",
      goal: atLeast(0.85),
    };
    return [
      await compare(row, {
        reference: () => accept(reference.url, forReference.pop()),
        portal: () => accept(portal.url, forPortal.pop()),
      }),
    ];
  } finally {
    await reference.end();
    await portal.end("SIGTERM");
    await removeMeasured(databaseUrl);
  }
}
