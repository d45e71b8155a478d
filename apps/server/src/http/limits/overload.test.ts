import { setImmediate as nextTurn } from "node:timers/promises";
import { listCities } from "@hunarmand/api/lookups/lookups";
import { expect, it } from "vitest";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";

const portal = await startPortal();

/** Every process is slower than this. */
const tooLittle = Number.MIN_VALUE;

it("an overloaded server replies 503 with Retry-After to calls, and still sends pages and their files", async () => {
  const { app, call } = await openVariant(portal, { settings: { eventLoopDelayMillisecondsMax: tooLittle } });
  await app.ready();
  // Single measurements may be as small as the clock's resolution.
  const callUntilRefused = async () => {
    for (;;) {
      // Lets the timers run.
      await nextTurn();
      const reply = await call(listCities, {});
      if (reply.status !== 200) return reply;
    }
  };
  const busy = await callUntilRefused();
  expect(busy).toMatchObject({ status: 503, error: { code: "unavailable" } });
  expect(Number(busy.headers["retry-after"])).toBeGreaterThan(0);
  // There may be no build where these tests run alone.
  expect([200, 404]).toContain((await app.inject({ url: "/icon.svg" })).statusCode);
  expect((await callUntilRefused()).status, "as busy as before").toBe(503);
});

it.each([
  ["shorter than the limit refuse no call", 3_600_000, 200],
  ["longer than the limit refuse calls until the next measurement", 1_000, 503],
])("pauses of the process that are %s", async (_, eventLoopDelayMillisecondsMax, status) => {
  const { app, call } = await openVariant(portal, { settings: { eventLoopDelayMillisecondsMax } });
  await app.ready();
  // The second pause begins right after the measurement that the first one has delayed, and so has none.
  for (let pauses = 0; pauses < 2; pauses++) await pauseProcess();
  expect((await call(listCities, {})).status).toBe(status);
});

/** Stops everything in this process for 1.1 s, until its timers have run. */
async function pauseProcess(): Promise<void> {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100);
  for (let turns = 0; turns < 2; turns++) await nextTurn();
}
