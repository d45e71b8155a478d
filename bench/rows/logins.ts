import { login } from "@hunarmand/api/account/account";
import { hash, verify } from "@node-rs/argon2";
import { sql } from "kysely";
import { atLeast, compare, type Figure, limitOf, measureAlone } from "../compare.ts";
import { type BenchDatabases, withDatabase } from "../databases.ts";
import { type Ask, load } from "../load.ts";
import { post } from "./accept.ts";
import { listAsks } from "./list.ts";

const usualScale = 0.1;
const password = "a password to measure";
/** The portal's cost (docs/security-rules.md S6). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const hashesAtOnce = 2;
const seconds = 4;
const people = 64;
/** This many simultaneous tries keep the hashes and their queue full. */
const floodConnections = 48;

/** Measures how many hashes a second the machine checks, two at a time, in a process that does nothing else. */
async function measureHashes(stored: string): Promise<number> {
  const deadline = performance.now() + seconds * 1_000;
  let checked = 0;
  const check = async () => {
    while (performance.now() < deadline) {
      await verify(stored, password);
      checked += 1;
    }
  };
  await Promise.all(Array.from({ length: hashesAtOnce }, check));
  return checked / seconds;
}

/** Measures logins as fast as possible, beside the bare hash. Then measures lists during twice as many login tries as it can handle. */
export async function measureLogins(databases: BenchDatabases): Promise<Figure[]> {
  const databaseUrl = await databases.getDatabase(usualScale);
  const stored = await hash(password, cost);
  const { asks, logins } = await withDatabase(databaseUrl, async ({ db }) => {
    const { rows } = await sql<{ email: string }>`
      update accounts set password_hash = ${stored} where id in (
        select id from accounts where role = 'Customer' and email is not null order by id limit ${people}) returning email`.execute(
      db,
    );
    const logins = rows.map(({ email }): Ask => post(`/api${login.path}`, { identifier: email, password }, {}));
    return { asks: await listAsks(db, 20), logins };
  });
  const portal = await databases.runPortal(databaseUrl);
  try {
    for (let time = 0; time < 3; time++) await load({ url: portal.url, asks, isOnce: true, isFlood: true });
    const row = { what: "logins (reference: the hash alone)", unit: "a second", goal: atLeast(0.9) };
    const rate = async () => (await load({ url: portal.url, asks: logins, connections: 8, seconds })).perSecond;
    const figure = await compare(row, { reference: () => measureHashes(stored), portal: rate });
    const flood = load({
      url: portal.url,
      asks: logins,
      connections: floodConnections,
      seconds: 2 * seconds,
      isFlood: true,
    });
    const others = await load({ url: portal.url, asks, connections: 4, seconds });
    await flood;
    const beside = { what: "p99 of lists during a flood of logins", unit: "ms", goal: limitOf(300, "ms") };
    return [figure, measureAlone(beside, others.p99Milliseconds)];
  } finally {
    await portal.end("SIGTERM");
  }
}
