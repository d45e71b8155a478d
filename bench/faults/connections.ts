import { type DatabaseLine, startDatabaseLine } from "../../apps/server/test/faults/database-line.ts";
import { startPostgres } from "../../apps/server/test/postgres-server.ts";
import { withCleanUp } from "./clean-ups.ts";
import { Client, type Write } from "./client.ts";
import type { Fault } from "./fault.ts";
import { compareWrites, type Outcome } from "./outcome.ts";
import { withPlace } from "./place.ts";
import { loseNothing } from "./under-load.ts";

const cuts = 5;
const acknowledgedBetweenCuts = 20;

/** So many have enough connections on a PostgreSQL as it is installed (docs/production.md, Several processes). */
const portals = 6;
const installedConnections = 100;
/** The load of each of them. */
const shareOfLoad = { posts: 60, accepts: 60 };

/** Strikes the connection between a portal and a PostgreSQL of its own. */
async function strikeLine(strike: (line: DatabaseLine, client: Client) => Promise<void>): Promise<Outcome> {
  const postgres = await startPostgres();
  const line = await startDatabaseLine(postgres.url);
  const stop = async () => {
    line.mend();
    await line.stop();
    await postgres.stop();
  };
  return withCleanUp(stop, () =>
    withPlace({ databaseUrl: postgres.url }, async (place) => {
      // Real deadlines: a portal that waits for the database says so after seconds.
      const server = await place.start({ DATABASE_URL: line.url, DEADLINE_SCALE: "1" });
      return loseNothing(place, [server.url], (client) => strike(line, client));
    }),
  );
}

/** Portals share a PostgreSQL as it is installed, each under a load of its own. @throws Error if a call fails: connections ran out */
async function shareInstalled(): Promise<Outcome> {
  const postgres = await startPostgres({ connections: installedConnections });
  return withCleanUp(postgres.stop, () =>
    withPlace({ databaseUrl: postgres.url }, async (place) => {
      const urls: string[] = [];
      while (urls.length < portals) urls.push((await place.start({ PORT: "0" })).url);
      const loads = [];
      for (const url of urls) loads.push({ client: new Client(url), ground: await place.fill(shareOfLoad) });
      await Promise.all(loads.map(({ client, ground }) => client.writeAll(ground.writes)));
      const reasons = loads.flatMap(({ client }) => [...client.seen.reasons]);
      if (reasons.length > 0) throw new Error(`calls failed: ${reasons.join(", ")}`);
      const stored: string[] = [];
      for (const { ground } of loads) stored.push(...(await place.read(ground)));
      return compareWrites(
        loads.flatMap(({ client }) => client.seen.acknowledged),
        stored,
      );
    }),
  );
}

/** Waits until the client has seen the fault. */
async function untilRefused(client: Client): Promise<void> {
  const before = client.seen.failures;
  await client.until(({ failures }) => failures > before);
}

/** The client never learns the first reply to a write. It repeats every other write while the first try may still run, with the same key. */
function loseFirstReply(write: Write, index: number): Write {
  let isFirst = true;
  const repeatAfterMilliseconds = index % 40;
  return {
    name: write.name,
    send: async (url) => {
      if (!isFirst) return write.send(url);
      isFirst = false;
      const sent = write.send(url);
      if (index % 2 === 0) await sent;
      else await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, repeatAfterMilliseconds))]);
      sent.catch(() => {});
      throw new Error("the reply is lost");
    },
  };
}

export const connections: Fault[] = [
  {
    name: "cut-database",
    what: `the connection to PostgreSQL is cut ${cuts} times, in the middle of commits`,
    run: () =>
      strikeLine(async (line, client) => {
        for (let cut = 0; cut < cuts; cut++) {
          const before = client.seen.acknowledged.length;
          line.cut();
          await untilRefused(client);
          line.mend();
          await client.until(({ acknowledged }) => acknowledged.length >= before + acknowledgedBetweenCuts);
        }
      }),
  },
  {
    name: "freeze-database",
    what: "PostgreSQL falls silent until the portal refuses calls, then goes on",
    run: () =>
      strikeLine(async (line, client) => {
        line.freeze();
        await untilRefused(client);
        line.mend();
      }),
  },
  {
    name: "lost-reply",
    what: "every first reply is lost, and the call is repeated",
    run: () =>
      withPlace({}, async (place) => {
        const server = await place.start();
        const ground = await place.fill();
        const client = new Client(server.url);
        await client.writeAll(ground.writes.map(loseFirstReply));
        return compareWrites(client.seen.acknowledged, await place.read(ground));
      }),
  },
  {
    name: "six-portals",
    what: `no fault: ${portals} portals share a PostgreSQL with the ${installedConnections} connections of an installation; no call may fail`,
    run: shareInstalled,
  },
];
