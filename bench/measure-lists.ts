import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { migrate } from "../apps/server/src/database/migrate.ts";
import { openPostgres } from "../apps/server/src/database/postgres.ts";
import { systemClock } from "../apps/server/src/services/clock.ts";
import { adoptFileStore } from "../apps/server/src/services/files/adopt-file-store.ts";
import { findPlace } from "../apps/server/src/services/files/file-disk.ts";
import { openFileVault } from "../apps/server/src/services/files/file-vault.ts";
import { startSession } from "../apps/server/src/services/login/sessions.ts";
import { openTokens } from "../apps/server/src/services/login/tokens.ts";
import { runServer, testSecret } from "../apps/server/test/running-server.ts";
import { type Asker, type ListRequest, makeListRequests } from "./list-requests.ts";
import { printTimings, type Timing } from "./print-timings.ts";
import { findPeople, findSamples } from "./samples.ts";

/** `npm run bench:lists`: starts a server on the filled database of DATABASE_URL and times every list, as a browser would ask for it. */
const { DATABASE_URL = "" } = process.env;
const [only = ""] = process.argv.slice(2);
const requestsEach = 20;
const itemsAPage = "100";
const p95MillisecondsMax = 300;
/** Asked once more and no oftener. */
const hopelessMilliseconds = 1_500;
const outputCharacters = 2_000;

const { db, close } = openPostgres(DATABASE_URL);
const people = await findPeople(db);
const { requests, leftOut } = makeListRequests(await findSamples(db, people));
const openSession = (role: "Provider" | "Customer" | "Owner", id: string) =>
  startSession(
    { db, clock: systemClock, tokens: openTokens(testSecret) },
    { id, role, status: undefined, firstName: "B", lastName: "M", email: null },
  );
const tokens: Record<Asker, string> = {
  nobody: "",
  provider: await openSession("Provider", people.provider.id),
  customer: await openSession("Customer", people.customer.id),
  owner: await openSession("Owner", people.owner.id),
};
const folder = await mkdtemp(join(tmpdir(), "hunarmand-bench-"));
// Each run has a folder of its own, with none of the files that the database was filled with.
const files = await openFileVault(findPlace({ dataFolder: folder, filesUrl: undefined }), [testSecret]);
await migrate(db);
await adoptFileStore({ db, clock: systemClock, files });
await close();

const server = await runServer({ DATABASE_URL, DATA_DIR: folder });

async function ask({ method, path, query, body, asker, isPaged }: ListRequest, cursor: string | undefined) {
  const asked = { ...query, ...(isPaged ? { limit: itemsAPage } : {}), ...(cursor ? { cursor } : {}) };
  const startedAt = performance.now();
  const response = await fetch(`${server.url}/api${path}?${new URLSearchParams(asked)}`, {
    method,
    headers: {
      ...(asker === "nobody" ? {} : { authorization: `Bearer ${tokens[asker]}` }),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  // A statement that takes too long is ended with a 503: slow, not wrong.
  if (!response.ok && response.status !== 503) {
    const asking = `${method} ${path} ${JSON.stringify(asked)}`;
    throw new Error(`${asking}: ${response.status} ${text}
${server.output().slice(-outputCharacters)}`);
  }
  return { milliseconds: performance.now() - startedAt, nextCursor: response.headers.get("x-next-cursor"), text };
}

/** A place a year back in the list: the same cursor with another time. */
function deepen(cursor: string): string {
  const [time, id] = Buffer.from(cursor, "base64url").toString().split("_");
  return Buffer.from(`${Number(time) - 365 * 86_400_000}_${id}`).toString("base64url");
}

async function time(request: ListRequest, cursor?: string): Promise<Timing> {
  const first = await ask(request, cursor);
  const times: number[] = [];
  const count = first.milliseconds > hopelessMilliseconds ? 1 : requestsEach;
  while (times.length < count) times.push((await ask(request, cursor)).milliseconds);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  const items: unknown = JSON.parse(first.text);
  return {
    name: request.name,
    filters: new URLSearchParams(request.query).toString(),
    page: cursor ? "deep" : "first",
    items: Array.isArray(items) ? items.length : 1,
    medianMilliseconds: at(0.5),
    p95Milliseconds: at(0.95),
  };
}

const timings: Timing[] = [];
try {
  for (const request of requests.filter(({ name }) => name.includes(only))) {
    if (request.name !== timings.at(-1)?.name) process.stderr.write(`${request.name}\n`);
    timings.push(await time(request));
    const { nextCursor } = await ask(request, undefined);
    if (nextCursor) timings.push(await time(request, deepen(nextCursor)));
  }
} finally {
  await server.end("SIGTERM");
  await rm(folder, { recursive: true, force: true });
}
const slowOnes = printTimings(timings, p95MillisecondsMax);
if (leftOut.length > 0)
  process.stdout.write(`not measured, for want of a sample in bench/samples.ts: ${leftOut.join(", ")}\n`);
process.exitCode = slowOnes > 0 || leftOut.length > 0 ? 1 : 0;
