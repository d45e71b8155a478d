import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { LiveEventKind } from "@hunarmand/api/notices/live-events";
import { sql } from "kysely";
import { atLeast, compare, type Figure, limitOf, measureAlone } from "../compare.ts";
import { type BenchDatabases, withDatabase } from "../databases.ts";
import { load } from "../load.ts";
import { openSessions } from "../sessions.ts";
import { listAsks } from "./list.ts";

const streamsCount = 2_000;
const openedAtOnce = 50;
const seconds = 4;
const usualScale = 0.1;
const retryMilliseconds = 2_000;
const eventMillisecondsMax = 10_000;
/** A kind in the api package. Other kinds are not sent. */
const eventKind: LiveEventKind = "account-pending";

interface Stream {
  /** When the event of this kind arrived. */
  waitFor(kind: string): Promise<number>;
  end(): void;
}

/** Opens a stream and waits until it is ready. */
function openStream(url: string, headers: Record<string, string>, agent: Agent): Promise<Stream> {
  const waiting = new Map<string, (at: number) => void>();
  return new Promise((resolve, reject) => {
    const request = get(`${url}/api/events`, { headers, agent }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a stream was refused with ${response.statusCode}`));
      response.setEncoding("utf8").on("data", (text: string) => {
        for (const [, kind = ""] of text.matchAll(/^event: (.+)$/gm)) {
          waiting.get(kind)?.(performance.now());
          if (kind === "ready")
            resolve({
              waitFor: (wanted) => new Promise((resolveWait) => waiting.set(wanted, resolveWait)),
              end: () => request.destroy(),
            });
        }
      });
      response.on("error", () => {});
    });
    request.on("error", reject);
  });
}

/** Opens streams of office staff. An event of the office is sent to all of them. */
async function openStreams(url: string, headers: readonly Record<string, string>[]): Promise<Stream[]> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const streams: Stream[] = [];
  for (let first = 0; first < streamsCount; first += openedAtOnce) {
    const some = Array.from({ length: openedAtOnce }, (_, index) => {
      const open = () => openStream(url, headers[(first + index) % headers.length] ?? {}, agent);
      // Retries like a browser if the process is overloaded.
      return open().catch(async () => pause(retryMilliseconds).then(open));
    });
    streams.push(...(await Promise.all(some)));
  }
  return streams;
}

/** Measures lists with and without 2,000 open streams, and then one event to all of them. */
export async function measureStreams(databases: BenchDatabases): Promise<Figure[]> {
  const databaseUrl = await databases.getDatabase(usualScale);
  const portal = await databases.runPortal(databaseUrl);
  const quiet = await databases.runPortal(databaseUrl);
  try {
    const { asks, headers } = await withDatabase(databaseUrl, async ({ db }) => {
      const { rows } = await sql<{ id: string }>`select id from accounts where role = 'Owner'`.execute(db);
      return {
        asks: await listAsks(db, 20),
        headers: await openSessions(
          db,
          rows.map(({ id }) => ({ id, role: "Owner" as const })),
        ),
      };
    });
    for (const { url } of [quiet, portal, quiet, portal]) await load({ url, asks, isOnce: true, isFlood: true });
    const streams = await openStreams(portal.url, headers);
    const row = {
      what: `lists beside ${streamsCount} open streams (reference: none)`,
      unit: "replies/s",
      goal: atLeast(0.9),
    };
    const rate = async (url: string) => (await load({ url, asks, seconds })).perSecond;
    const beside = await compare(row, { reference: () => rate(quiet.url), portal: () => rate(portal.url) });
    const startedAt = performance.now();
    const arrivals = streams.map((stream) => stream.waitFor(eventKind));
    await withDatabase(databaseUrl, async ({ db }) => {
      await sql`insert into live_events (account_id, kind, subject_id) values (null, ${eventKind}, gen_random_uuid())`.execute(
        db,
      );
      await sql`select pg_notify('live_events', '')`.execute(db);
    });
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error("an event did not reach all streams")), eventMillisecondsMax),
    );
    const last = Math.max(...(await Promise.race([Promise.all(arrivals), late])));
    for (const stream of streams) stream.end();
    const reached = { what: `an event reaches ${streamsCount} streams`, unit: "s", goal: limitOf(1, "s") };
    return [beside, measureAlone(reached, (last - startedAt) / 1_000)];
  } finally {
    await portal.end("SIGTERM");
    await quiet.end("SIGTERM");
  }
}
