import { createJob } from "@hunarmand/api/jobs/customer";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../../src/database/postgres.ts";
import { systemClock } from "../../src/services/clock.ts";
import { jobForm } from "../forms.ts";
import { makeCustomer, makeStaff } from "../make.ts";
import { longDeadlineScale } from "../portal.ts";
import { makeEmptyDatabase, startPostgres, type TestServer } from "../postgres-server.ts";
import { acceptAll, expectNothingLost, makeManyJobs, openSession } from "../races/many-jobs.ts";
import { callServer, type RunningServer, runServer } from "../running-server.ts";
import { type DatabaseLine, startDatabaseLine } from "./database-line.ts";
import { everyCall, type Sender } from "./every-call.ts";

/**
 * PostgreSQL is stopped, frozen, unreachable or slow, and returns (docs/security-rules.md SF1). faults-database-slow.test.ts tests how long a
 * call waits, on a test clock.
 */
let cluster: TestServer;
let line: DatabaseLine;
let server: RunningServer;
let database: ReturnType<typeof openPostgres>;
let tokens: Record<Sender, string>;

beforeAll(async () => {
  cluster = await startPostgres();
  const databaseUrl = await makeEmptyDatabase(cluster.url);
  line = await startDatabaseLine(databaseUrl);
  server = await runServer({ DATABASE_URL: line.url, DEADLINE_SCALE: "1" });
  database = openPostgres(databaseUrl, { deadlineScale: longDeadlineScale });
  const { db } = database;
  const ground = { db, clock: systemClock };
  tokens = {
    Provider: (await makeManyJobs(db, 1)).token,
    Customer: await openSession(db, await makeCustomer(ground), "Customer"),
    Owner: await openSession(db, await makeStaff(ground), "Owner"),
  };
  await callEverything();
});

afterEach(() => line.mend());

afterAll(async () => {
  try {
    await server.end("SIGTERM");
    await line.stop();
    await database.close();
  } finally {
    await cluster.stop();
  }
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const callEverything = () =>
  Promise.all([
    ...everyCall.map(async ({ name, call, request, sender }) => {
      const { status, body, retryAfter } = await callServer(server.url, call, request as never, bearer(tokens[sender]));
      return { name, status, code: (body as { code?: string }).code, retryAfter };
    }),
    ready(),
  ]);

async function ready() {
  const response = await fetch(`${server.url}/readyz`);
  const { code } = (await response.json()) as { code?: string };
  return { name: "readyz", status: response.status, code, retryAfter: response.headers.get("retry-after") };
}

/** The replies arrive while the database is away: no call waits until it is back. */
async function expectAllRefused(): Promise<void> {
  // An empty job is refused without a query while the server has its sender's session cached. Which of them it has is chance.
  const ask = (token: string) => callServer(server.url, createJob, { body: {} } as never, bearer(token));
  const askAll = () => Promise.all(Object.values(tokens).map(async (token) => (await ask(token)).status));
  await expect.poll(askAll).toEqual([503, 503, 503]);
  const answers = await callEverything();
  const others = answers.filter(
    ({ status, code, retryAfter }) =>
      [status, code, Number(retryAfter) > 0].join() !== [503, "unavailable", true].join(),
  );
  expect(others).toEqual([]);
  expect(answers.length).toBeGreaterThan(80);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
}

/** Waits until reading calls, writing calls and /readyz succeed again. */
async function expectRecovery(): Promise<void> {
  await expect
    .poll(async () => {
      const made = await callServer(server.url, createJob, { body: jobForm }, bearer(tokens.Customer));
      return [made.status, (await ready()).status];
    })
    .toEqual([201, 200]);
}

describe("PostgreSQL that goes away", () => {
  it("stopped: all calls answer 503, and succeed once it is started again", async () => {
    await cluster.crash();
    await expectAllRefused().finally(cluster.start);
    await expectRecovery();
  });

  it("cut off: all calls reply 503, and succeed once it can be reached", async () => {
    line.cut();
    await expectAllRefused();
    line.mend();
    await expectRecovery();
  });

  it("frozen: all calls reply 503, and succeed once it goes on", async () => {
    line.freeze();
    await expectAllRefused();
    await expectAllRefused();
    line.mend();
    await expectRecovery();
  });

  it("all connections dropped silently: calls open new ones", async () => {
    await Promise.all(Array.from({ length: 16 }, ready));
    line.forget();
    await ready();
    await expectRecovery();
  });

  it("slow: each call succeeds or replies 503", async () => {
    line.slowDown(300);
    const answers = await callEverything();
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    line.mend();
    await expectRecovery();
  });
});

it("no acknowledged change is lost while the database fails and returns", async () => {
  const scene = await makeManyJobs(database.db, 300);
  /** Each fault lasts until it fails an accept. A slow database lasts until some accepts have their replies. */
  const faults = [line.cut, line.freeze, () => line.slowDown(200), line.forget, line.cut];
  let repliesSince: number | undefined;
  const tries = await acceptAll(server.url, scene, (count, reply) => {
    if (repliesSince !== undefined) {
      repliesSince += 1;
      if (reply === "acknowledged" && repliesSince < 12) return;
      repliesSince = undefined;
      line.mend();
    }
    // Each fault starts 40 accepts after the one before.
    if (faults.length === 0 || count < (6 - faults.length) * 40) return;
    repliesSince = 0;
    faults.shift()?.();
  });
  expect(faults).toEqual([]);
  expect([...tries.refusals]).toEqual([503]);
  expect(tries.acknowledged.length).toBe(scene.jobIds.length);
  await expectNothingLost(database.db, tries);
});
