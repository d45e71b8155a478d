import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { openGround, useDatabase } from "./ground.ts";
import { load } from "./load.ts";
import { runReference } from "./run-reference.ts";
import { openSessions } from "./sessions.ts";

const cpu = (pid: number) => {
  const f = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(f[11]) + Number(f[12])) * 10;
};
const ground = await openGround();
const url = await ground.getDatabase(Number(process.env.SCALE ?? 0.1));
const limit = Number(process.env.LIMIT ?? 20);
const providers = await useDatabase(url, async ({ db }) => {
  const { rows } = await sql<{
    id: string;
    email: string;
  }>`select account.id, account.email from accounts account join (
        select provider_id as id, count(*) as jobs from jobs where status = 'Completed' group by 1 order by 2 desc, 1 limit 500) busiest using (id)`.execute(
    db,
  );
  const headers = await openSessions(
    db,
    rows.map(({ id }) => ({ id, role: "Provider" as const })),
  );
  return rows.map((p, i) => ({ ...p, headers: headers[i]! }));
});
const portal = await ground.runPortal(url);
const asks = providers.map(({ email, headers }) => ({
  method: "GET" as const,
  path: `/api/Provider/completed-jobs/${encodeURIComponent(email)}?limit=${limit}`,
  headers,
}));
const reference = await runReference("list-completed-jobs", url);
const rasks = providers.map(({ id }) => ({ method: "GET" as const, path: `/${id}?limit=${limit}`, headers: {} }));
const measure = async (name: string, u: string, a: typeof asks, pid: number) => {
  const before = cpu(pid);
  const r = await load({ url: u, asks: a, seconds: 4 });
  const n = r.perSecond * 4;
  console.log(name, r.perSecond.toFixed(0), "cpu ms/reply", ((cpu(pid) - before) / n).toFixed(3));
};
for (let i = 0; i < 6; i++) await load({ url: portal.url, asks, isOnce: true });
for (let i = 0; i < 4; i++) await load({ url: reference.url, asks: rasks, isOnce: true });
for (let i = 0; i < 3; i++) {
  await measure("reference", reference.url, rasks as never, reference.pid);
  await measure("portal", portal.url, asks, portal.process.pid!);
}
await portal.end("SIGTERM");
await reference.end();
await ground.end();
process.exit(0);
