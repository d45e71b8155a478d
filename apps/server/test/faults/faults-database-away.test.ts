import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { login } from "@hunarmand/api/account/account";
import type { Call } from "@hunarmand/api/call";
import { calls } from "@hunarmand/api/index";
import { createComplain } from "@hunarmand/api/inquiries/inquiries";
import { createJob } from "@hunarmand/api/jobs/customer";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../../src/database/postgres.ts";
import { systemClock } from "../../src/services/clock.ts";
import { contactForm, jobForm } from "../forms.ts";
import { makeCustomer, makeStaff } from "../make.ts";
import { makeEmptyDatabase, startPostgres, type TestServer } from "../postgres-server.ts";
import { acceptAll, expectNothingLost, makeManyJobs, openSession } from "../races/many-jobs.ts";
import { callServer, type RunningServer, runServer } from "../running-server.ts";
import { type DatabaseLine, startDatabaseLine } from "./database-line.ts";

/** PostgreSQL stopped, frozen, gone without a word, slow, and back again (docs/security-rules.md SF1). */
const replyMillisecondsMax = 5_000;
const recoveryMillisecondsMax = 5_000;
/** Until the server has forgotten who called last, and must ask the database. */
const callerMilliseconds = 1_000;

let cluster: TestServer;
let line: DatabaseLine;
let server: RunningServer;
let database: ReturnType<typeof openPostgres>;
let tokens: Record<"Provider" | "Customer" | "Owner", string>;
/** What all calls take on this machine while nothing is wrong. */
let usualMilliseconds: number;

beforeAll(async () => {
  cluster = await startPostgres();
  const databaseUrl = await makeEmptyDatabase(cluster.url);
  line = await startDatabaseLine(databaseUrl);
  server = await runServer({ DATABASE_URL: line.url });
  database = openPostgres(databaseUrl);
  const { db } = database;
  const ground = { db, clock: systemClock };
  tokens = {
    Provider: (await makeManyJobs(db, 1)).token,
    Customer: await openSession(db, await makeCustomer(ground), "Customer"),
    Owner: await openSession(db, await makeStaff(ground), "Owner"),
  };
  await callEverything();
  usualMilliseconds = Math.max(...(await callEverything()).map(({ took }) => took));
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

/** A token that the call lets in, if it asks for one. */
const tokenFor = ({ access }: Call): string =>
  access !== "public" && access !== "signed-in" && access.some((each) => each.endsWith("provider"))
    ? tokens.Provider
    : access !== "public" && access !== "signed-in" && access.includes("customer")
      ? tokens.Customer
      : tokens.Owner;

const someId = randomUUID();
/** Calls that nobody has to be known for; all others ask the database who calls before anything else. */
const open: [string, Call, object][] = [
  ["login", login, { body: { identifier: "a@example.pk", password: "a long password" } }],
  ["createComplain", createComplain, { body: contactForm }],
];
const closed = Object.entries(calls).flatMap(([name, call]): [string, Call, object][] => {
  if (call.access === "public" || call.reply === "binary") return [];
  return [
    [name, call, { params: Object.fromEntries(Object.keys(call.params?.shape ?? {}).map((key) => [key, someId])) }],
  ];
});

const callEverything = () =>
  Promise.all([
    ...[...open, ...closed].map(([name, call, request]) => answer(name, call, request, bearer(tokenFor(call)))),
    ready(),
  ]);

async function answer(name: string, call: Call, request: object, headers: Record<string, string>) {
  const startedAt = performance.now();
  const { status, body, retryAfter } = await callServer(server.url, call, request as never, headers);
  return { name, status, code: (body as { code?: string }).code, retryAfter, took: performance.now() - startedAt };
}

async function ready() {
  const startedAt = performance.now();
  const response = await fetch(`${server.url}/readyz`);
  const { code } = (await response.json()) as { code?: string };
  const retryAfter = response.headers.get("retry-after");
  return { name: "readyz", status: response.status, code, retryAfter, took: performance.now() - startedAt };
}

const isLate = ({ took }: { took: number }): boolean => took > replyMillisecondsMax + usualMilliseconds;

async function expectAllRefused(): Promise<void> {
  await pause(callerMilliseconds);
  const answers = await callEverything();
  const others = answers.filter(
    ({ status, code, retryAfter }) =>
      [status, code, Number(retryAfter) > 0].join() !== [503, "unavailable", true].join(),
  );
  expect(others).toEqual([]);
  expect(answers.length).toBeGreaterThan(80);
  expect(answers.filter(isLate)).toEqual([]);
  // A busy machine may first have to work off all that.
  await expect.poll(async () => (await fetch(`${server.url}/healthz`)).status, { timeout: 20_000 }).toBe(200);
}

/** Until readers, writers and /readyz all succeed again. */
async function expectRecovery(): Promise<void> {
  await expect
    .poll(
      async () => {
        const made = await callServer(server.url, createJob, { body: jobForm }, bearer(tokens.Customer));
        return [made.status, (await ready()).status];
      },
      { timeout: recoveryMillisecondsMax + usualMilliseconds, interval: 100 },
    )
    .toEqual([201, 200]);
}

describe("PostgreSQL that goes away", () => {
  it("stopped: all calls answer 503 in time, and succeed once it is started again", async () => {
    await cluster.crash();
    await expectAllRefused().finally(cluster.start);
    await expectRecovery();
  });

  it("cut off: all calls reply 503 in time, and succeed once it can be reached", async () => {
    line.cut();
    await expectAllRefused();
    line.mend();
    await expectRecovery();
  });

  it("frozen: all calls reply 503 in time, and succeed once it goes on", async () => {
    line.freeze();
    await expectAllRefused();
    await expectAllRefused();
    line.mend();
    await expectRecovery();
  });

  it("its connections swallowed without a word: calls find new ones", async () => {
    await Promise.all(Array.from({ length: 16 }, ready));
    line.forget();
    await ready();
    await expectRecovery();
  });

  it("slow: each call succeeds or replies 503, in time", async () => {
    line.slowDown(300);
    const answers = await callEverything();
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    expect(answers.filter(isLate)).toEqual([]);
    line.mend();
    await expectRecovery();
  });
});

it("loses nothing that was acknowledged while the database comes and goes", async () => {
  const scene = await makeManyJobs(database.db, 300);
  const faults = [line.cut, line.freeze, () => line.slowDown(200), line.forget, line.cut];
  const tries = await acceptAll(server.url, scene, (count) => {
    if (count % 40 !== 0) return;
    faults.shift()?.();
    setTimeout(line.mend, 1_000);
  });
  expect(faults).toEqual([]);
  expect([...tries.refusals]).toEqual([503]);
  expect(tries.acknowledged.length).toBe(scene.jobIds.length);
  await expectNothingLost(database.db, tries);
});
