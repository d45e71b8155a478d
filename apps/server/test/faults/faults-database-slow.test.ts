import { logout } from "@hunarmand/api/account/account";
import { expect, it, onTestFinished } from "vitest";
import { openPostgres } from "../../src/database/postgres.ts";
import { openLimits } from "../../src/services/login/limits.ts";
import { openPasswords } from "../../src/services/login/passwords.ts";
import { openCallers } from "../../src/services/login/sessions.ts";
import { holdTime, holdUntil, passTime, passTimeUntil } from "../held-time.ts";
import { makeCustomer, makeProvider, makeStaff } from "../make.ts";
import { type Portal, startPortal } from "../portal.ts";
import { openVariant } from "../portal-variant.ts";
import { startDatabaseLine } from "./database-line.ts";
import { everyCall } from "./every-call.ts";

/** The longest time that a call waits for the database (docs/security-rules.md SF1), on a clock that only this test moves. */
const replyMillisecondsMax = 5_000;
const portal = await startPortal();

/**
 * Verifies each token once, before the time passes. Hashes and signatures are checked on threads, in real time: the held clock could reach its end
 * before a call asks the database.
 */
function verifyOnce({ services: { tokens } }: Portal): Portal["tokens"] {
  const verified = new Map<string, ReturnType<typeof tokens.verify>>();
  const verify: typeof tokens.verify = (token, now) => {
    const verifying = verified.get(token) ?? tokens.verify(token, now);
    verified.set(token, verifying);
    return verifying;
  };
  return { ...tokens, verify };
}

/** Starts a portal behind a line to its database. Call it after the clock is held, so that all its parts use that clock. */
async function openBehindLine() {
  holdTime();
  const line = await startDatabaseLine(portal.databaseUrl);
  const database = openPostgres(line.url);
  onTestFinished(async () => {
    line.mend();
    await passTimeUntil(database.close());
    await line.stop();
  });
  const ground = { ...portal, db: database.db, tokens: verifyOnce(portal) };
  const services = {
    db: database.db,
    callers: openCallers(ground),
    limits: openLimits(ground, 10_000),
    passwords: openPasswords({ verify: async () => false }),
  };
  const { as } = await openVariant(portal, {
    services,
    settings: { databaseWaitMillisecondsMax: undefined, deadlineScale: 1 },
  });
  const senders = {
    Provider: await makeProvider(portal),
    Customer: await makeCustomer(portal),
    Owner: await makeStaff(portal),
  };
  const callEverything = (all = everyCall) =>
    all.map(async ({ name, call, request, sender }) => {
      const { status } = await as(senders[sender]).call(call, request as never);
      return { name, status };
    });
  // By then all sessions are cached and the pool has all its connections.
  const keepingSessions = everyCall.filter(({ call }) => call !== logout);
  for (let times = 0; times < 2; times++) await Promise.all(callEverything(keepingSessions));
  return { line, callEverything };
}

it.each([
  ["does not reply", (line) => line.freeze()],
  ["needs 0.6 s for each reply", (line) => line.slowDown(300)],
  ["needs 2.4 s for each reply", (line) => line.slowDown(1_200)],
] satisfies [string, (line: Awaited<ReturnType<typeof startDatabaseLine>>) => void][])(
  "no call waits longer than five seconds for a database that %s",
  async (_what, disturb) => {
    const { line, callEverything } = await openBehindLine();
    // Until the cached sessions have expired.
    await passTime(1_000);
    disturb(line);
    const replies = callEverything();
    const waiting = new Set(everyCall.map(({ name }) => name));
    for (const reply of replies) void reply.then(({ name }) => waiting.delete(name));
    for (let passed = 0; passed < replyMillisecondsMax; passed += 100) {
      await passTime(100);
      // The line and the database use real time.
      for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
    }
    // The clock does not move now: a call that still waits would wait for ever.
    await holdUntil(() => expect([...waiting]).toEqual([]));
    const statuses = (await Promise.all(replies)).filter(({ status }) => status >= 500 && status !== 503);
    expect(statuses).toEqual([]);
  },
);
