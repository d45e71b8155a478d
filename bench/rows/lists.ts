import { type Figure, limitOf, measureAlone } from "../compare.ts";
import { type BenchDatabases, withDatabase } from "../databases.ts";
import { type ListRequest, makeListRequests, type RequestSender } from "../list-requests.ts";
import { printTimings, type Timing } from "../print-timings.ts";
import { findPeople, findSamples } from "../samples.ts";
import { openSessions } from "../sessions.ts";

const requestsEach = 20;
const itemsAPage = "100";
const p95MillisecondsMax = 300;
/** A slower call is repeated only once. */
const hopelessMilliseconds = 1_500;

type Headers = Record<RequestSender, Record<string, string>>;

async function openSenders(databaseUrl: string) {
  return withDatabase(databaseUrl, async ({ db }) => {
    const people = await findPeople(db);
    const { requests, leftOut } = makeListRequests(await findSamples(db, people));
    const [provider = {}, customer = {}, owner = {}] = await openSessions(db, [
      { id: people.provider.id, role: "Provider" },
      { id: people.customer.id, role: "Customer" },
      { id: people.owner.id, role: "Owner" },
    ]);
    const headers: Headers = { nobody: {}, provider, customer, owner };
    return { requests, leftOut, headers };
  });
}

/** Returns the same cursor with a time a year earlier. */
function deepen(cursor: string): string {
  const [time, id] = Buffer.from(cursor, "base64url").toString().split("_");
  return Buffer.from(`${Number(time) - 365 * 86_400_000}_${id}`).toString("base64url");
}

function makeSender(url: string, headers: Headers) {
  return async ({ method, path, query, body, sender, isPaged }: ListRequest, cursor: string | undefined) => {
    const asked = { ...query, ...(isPaged ? { limit: itemsAPage } : {}), ...(cursor ? { cursor } : {}) };
    const startedAt = performance.now();
    const response = await fetch(`${url}/api${path}?${new URLSearchParams(asked)}`, {
      method,
      headers: { ...headers[sender], ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    // A statement that takes too long is aborted with a 503: slow, not wrong.
    if (!response.ok && response.status !== 503)
      throw new Error(`${method} ${path} ${JSON.stringify(asked)}: ${response.status} ${text}`);
    return { milliseconds: performance.now() - startedAt, nextCursor: response.headers.get("x-next-cursor"), text };
  };
}

async function time(ask: ReturnType<typeof makeSender>, request: ListRequest, cursor?: string): Promise<Timing> {
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

/**
 * Measures every call that reads, with every filter and pairs of filters, 100 rows a page, the first page and one a year back, on the
 * largest database.
 */
export async function measureLists(databases: BenchDatabases): Promise<Figure[]> {
  const scale = (await databases.listScales()).at(-1) ?? 0.1;
  const databaseUrl = await databases.getDatabase(scale);
  const { requests, leftOut, headers } = await openSenders(databaseUrl);
  const portal = await databases.runPortal(databaseUrl);
  const ask = makeSender(portal.url, headers);
  const timings: Timing[] = [];
  try {
    for (const request of requests) {
      if (request.name !== timings.at(-1)?.name) process.stderr.write(`${request.name}\n`);
      timings.push(await time(ask, request));
      const { nextCursor } = await ask(request, undefined);
      if (nextCursor) timings.push(await time(ask, request, deepen(nextCursor)));
    }
  } finally {
    await portal.end("SIGTERM");
  }
  printTimings(timings, p95MillisecondsMax);
  if (leftOut.length > 0)
    throw new Error(`not measured, because bench/samples.ts has no sample: ${leftOut.join(", ")}`);
  const slowest = Math.max(...timings.map(({ p95Milliseconds }) => p95Milliseconds));
  const what = `every list with every filter, ${scale * 1e6} jobs: the slowest p95`;
  return [measureAlone({ what, unit: "ms", goal: limitOf(p95MillisecondsMax, "ms") }, slowest)];
}
