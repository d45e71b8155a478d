import { sql } from "kysely";
import type { Database } from "../../apps/server/src/database/database.ts";
import { atLeast, compare, type Figure } from "../compare.ts";
import { type BenchDatabases, withDatabase } from "../databases.ts";
import { type Ask, load } from "../load.ts";
import { runReference } from "../references/run-reference.ts";
import { openSessions } from "../sessions.ts";

const providersCount = 500;
const seconds = 5;
const usualScale = 0.1;
const warmUps = 4;

/** The portal's calls for pages of this many rows, for 500 providers. */
export async function listAsks(db: Database, limit: number): Promise<Ask[]> {
  const providers = await findProviders(db);
  return providers.map(({ email, headers }) => ({
    method: "GET",
    path: `/api/Provider/completed-jobs/${encodeURIComponent(email)}?limit=${limit}`,
    headers,
  }));
}

/** The 500 providers with the most completed jobs, each with their own session. */
async function findProviders(db: Database) {
  const { rows } = await sql<{ id: string; email: string }>`
      select account.id, account.email from accounts account join (
        select provider_id as id, count(*) as jobs from jobs where status = 'Completed' group by 1 order by 2 desc, 1 limit ${providersCount}
      ) busiest using (id)`.execute(db);
  const headers = await openSessions(
    db,
    rows.map(({ id }) => ({ id, role: "Provider" as const })),
  );
  return rows.map((provider, index) => ({ ...provider, headers: headers[index] ?? {} }));
}

async function readBody(url: string, { path, headers }: Ask): Promise<string> {
  const response = await fetch(`${url}${path}`, { headers });
  return response.text();
}

/** Returns where two texts begin to differ. */
function findDifference(own: string, other: string): string {
  const place = [...own].findIndex((letter, index) => letter !== other[index]);
  const start = Math.max(place - 60, 0);
  return `${own.slice(start, place + 60)}\nand not\n${other.slice(start, place + 60)}`;
}

/** Measures lists of completed jobs of 500 providers over 32 connections, in pages of 20 and of 50. */
export async function measureList(databases: BenchDatabases, scale = usualScale): Promise<Figure[]> {
  const databaseUrl = await databases.getDatabase(scale);
  const providers = await withDatabase(databaseUrl, ({ db }) => findProviders(db));
  const portal = await databases.runPortal(databaseUrl);
  const reference = await runReference("list-completed-jobs", databaseUrl);
  const figures: Figure[] = [];
  try {
    for (const limit of [20, 50]) {
      const portalAsks = await withDatabase(databaseUrl, ({ db }) => listAsks(db, limit));
      const referenceAsks = providers.map(
        ({ id }): Ask => ({ method: "GET", path: `/${id}?limit=${limit}`, headers: {} }),
      );
      for (const [index, ask] of portalAsks.slice(0, 10).entries()) {
        const [own, other] = [
          await readBody(portal.url, ask),
          await readBody(reference.url, referenceAsks[index] ?? ask),
        ];
        if (own !== other) throw new Error(`the reference replies otherwise: ${findDifference(own, other)}`);
      }
      // Warms up code and plans.
      for (let time = 0; time < warmUps; time++) {
        await load({ url: reference.url, asks: referenceAsks, isOnce: true, isFlood: true });
        await load({ url: portal.url, asks: portalAsks, isOnce: true, isFlood: true });
      }
      const row = {
        what: `completed jobs, ${limit} rows of ${scale * 1e6} jobs`,
        unit: "replies/s",
        goal: atLeast(0.85),
      };
      figures.push(
        await compare(row, {
          reference: async () => (await load({ url: reference.url, asks: referenceAsks, seconds })).perSecond,
          portal: async () => (await load({ url: portal.url, asks: portalAsks, seconds })).perSecond,
        }),
      );
    }
  } finally {
    await reference.end();
    await portal.end("SIGTERM");
  }
  return figures;
}
