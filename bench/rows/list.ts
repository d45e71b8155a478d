import { sql } from "kysely";
import { atLeast, compare, type Figure } from "../compare.ts";
import { type Ground, useDatabase } from "../ground.ts";
import { type Ask, load } from "../load.ts";
import { runReference } from "../run-reference.ts";
import { openSessions } from "../sessions.ts";

const providersCount = 500;
const seconds = 5;
const usualScale = 0.1;

/** The 500 providers with the most completed jobs, each with a session of their own. */
async function findProviders(databaseUrl: string) {
  return useDatabase(databaseUrl, async ({ db }) => {
    const { rows } = await sql<{ id: string; email: string }>`
      select account.id, account.email from accounts account join (
        select provider_id as id, count(*) as jobs from jobs where status = 'Completed' group by 1 order by 2 desc, 1 limit ${providersCount}
      ) busiest using (id)`.execute(db);
    const headers = await openSessions(
      db,
      rows.map(({ id }) => ({ id, role: "Provider" as const })),
    );
    return rows.map((provider, index) => ({ ...provider, headers: headers[index] ?? {} }));
  });
}

async function readBody(url: string, { path, headers }: Ask): Promise<string> {
  const response = await fetch(`${url}${path}`, { headers });
  return response.text();
}

/** Completed jobs of 500 providers over 32 connections, pages of 20 and of 50. */
export async function measureList(ground: Ground, scale = usualScale): Promise<Figure[]> {
  const databaseUrl = await ground.getDatabase(scale);
  const providers = await findProviders(databaseUrl);
  const portal = await ground.runPortal(databaseUrl);
  const reference = await runReference("list-completed-jobs", databaseUrl);
  const figures: Figure[] = [];
  try {
    for (const limit of [20, 50]) {
      const get = (path: string, headers: Record<string, string>): Ask => ({ method: "GET", path, headers });
      const portalAsks = providers.map(({ email, headers }) =>
        get(`/api/Provider/completed-jobs/${encodeURIComponent(email)}?limit=${limit}`, headers),
      );
      const referenceAsks = providers.map(({ id }) => get(`/${id}?limit=${limit}`, {}));
      for (const [index, ask] of portalAsks.slice(0, 10).entries()) {
        const [own, other] = [
          await readBody(portal.url, ask),
          await readBody(reference.url, referenceAsks[index] ?? ask),
        ];
        if (own !== other) throw new Error(`the reference replies otherwise:\n${own}\n${other}`);
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
