import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { calls } from "@hunarmand/api/index";
import fc from "fast-check";
import { sql } from "kysely";
import pLimit from "p-limit";
import { afterAll, expect, it } from "vitest";
import type { OpenApi } from "../../src/http/openapi/openapi.ts";
import { makeCustomer, makeProvider } from "../make.ts";
import { makePicture } from "../make-image.ts";
import { startPortal } from "../portal.ts";
import { openVariant } from "../portal-variant.ts";
import { countRequests, SlowestReplies, seed } from "./fuzz-run.ts";
import { oddWay, sendOddly } from "./odd-connections.ts";
import { isHashing, listOperations, makeOddGround } from "./odd-ground.ts";
import { oddRequests } from "./odd-requests.ts";

const portal = await startPortal();
const failures: { msg: string }[] = [];
const { app } = await openVariant(portal, {
  settings: { trustProxy: 1, logLevel: "error", logTo: { write: (line) => void failures.push(JSON.parse(line)) } },
});
await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => app.close());
const { port } = app.server.address() as AddressInfo;
const document: OpenApi = (await portal.app.inject("/api/openapi.json")).json();
const operations = listOperations(document);

const requestsWanted = countRequests(1_500);
const slowest = new SlowestReplies();
const hashingRuns = 4;
/** Tables that may change: counters, background tasks, and what strangers may create for themselves. */
const passing = /^(limit_hits|reset_codes|sessions|idempotency_keys|live_streams|known_places|proof_codes)$/;

/** All rows of the portal, except those of the strangers. */
async function readRows(strangers: string[]): Promise<Map<string, Set<string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(portal.db);
  const rowsOf = new Map<string, Set<string>>();
  for (const { name } of tables.filter((table) => !passing.test(table.name))) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(portal.db);
    const texts = rows.map(({ text }) => text).filter((text) => !strangers.some((id) => text.includes(id)));
    rowsOf.set(name, new Set(texts));
  }
  return rowsOf;
}

/** Calls for the office or the people concerned only: none of them may succeed for a stranger. */
const isClosedTo = (operationId: string, isSignedIn: boolean): boolean => {
  const access = calls[operationId]?.access;
  if (access === "public") return false;
  if (!isSignedIn) return true;
  return Array.isArray(access) && access.every((audience: string) => /^[A-Z]/.test(audience));
};

const declared = ["google-login-off", "card-saving-off"];

type Sample = Parameters<typeof sendOddly>[2];

/** Retries as a 503 with Retry-After from a busy machine demands. */
async function sendAsTold(method: string, sample: Sample): Promise<Awaited<ReturnType<typeof sendOddly>>> {
  for (;;) {
    const reply = await sendOddly(port, method, sample);
    const isPutOff =
      reply.statusCode === 503 && reply.body.includes('"code":"unavailable"') && reply.retryAfterSeconds > 0;
    if (!isPutOff) return reply;
    await pause(reply.retryAfterSeconds * 1_000);
  }
}

it(`${requestsWanted} requests of strangers, in every spelling and with made-up headers, get no 5xx and change nothing`, {
  timeout: 1_800_000,
}, async () => {
  const passwords = { real: "the password of its owner", sent: "what a stranger guesses" };
  const { values } = await makeOddGround(portal, document, passwords);
  const strangers = [
    await makeCustomer(portal),
    await makeProvider(portal),
    await makeProvider(portal, { status: "Pending" }),
  ];
  const tokens = await Promise.all(
    strangers.map(async (each) => (await portal.headersOf(each)).authorization.slice(7)),
  );
  const senders = [undefined, undefined, "eyJhbGciOiJub25lIn0.eyJyb2xlIjoiT3duZXIifQ.e30", ...tokens];
  const before = await readRows(strangers.map(({ id }) => id));
  const image = await makePicture({ format: "png" });
  const runs = Math.ceil(requestsWanted / operations.filter(({ operation }) => !isHashing(operation)).length);
  const faults: string[] = [];
  let requests = 0;
  const reached = new Set<string>();
  const atOnce = pLimit(8);
  for (const [index, { path, method, operation }] of operations.entries()) {
    const asked = fc.record({
      asked: oddRequests(values, { path, operation, image }),
      way: oddWay,
      token: fc.constantFrom(...senders),
    });
    const samples = fc.sample(asked, { seed: seed + index, numRuns: isHashing(operation) ? hashingRuns : runs });
    const send = async (sample: (typeof samples)[number]) => {
      requests += 1;
      const sent = () => sendAsTold(method, sample);
      const { statusCode: status, body, isPage } = await slowest.measure(operation.operationId, sent);
      // An unknown path gets the portal's 404 page where the web app is built.
      if (isPage) return;
      if (status !== 404) reached.add(operation.operationId);
      const isRefusedAsDeclared = declared.some((code) => body.includes(`"code":"${code}"`));
      const isOpen = status < 300 && isClosedTo(operation.operationId, tokens.includes(sample.token ?? ""));
      if ((status < 500 || isRefusedAsDeclared) && !isOpen) return;
      faults.push(`${method} ${path}: ${status} ${body.slice(0, 300)}\n${fc.stringify(sample).slice(0, 600)}`);
    };
    await Promise.all(samples.map((sample) => atOnce(() => send(sample))));
  }
  process.stdout.write(slowest.report());
  expect(faults).toEqual([]);
  expect(slowest.findBeyondBound()).toEqual([]);
  // Only calls that waited for the database were put off.
  const waits = /: the database: (it does not reply in time|it is away|a lock is held for too long)$/;
  expect(failures.filter(({ msg }) => !waits.test(msg))).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(requestsWanted);
  // Requests that all miss their route would test nothing.
  expect(reached.size / operations.length).toBeGreaterThan(0.9);
  const after = await readRows([]);
  const changed = [...before].flatMap(([table, rows]) =>
    [...rows].filter((row) => !after.get(table)?.has(row)).map((row) => `${table}: ${row}`),
  );
  expect(changed, "rows that are no longer as they were").toEqual([]);
});
