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
  // The event loop is measured once a second, and a measurement may be missing.
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

it("a pause of the process, after which there is no measurement, refuses no call", async () => {
  const hourMilliseconds = 3_600_000;
  const { app, call } = await openVariant(portal, { settings: { eventLoopDelayMillisecondsMax: hourMilliseconds } });
  await app.ready();
  // The second pause begins right after the measurement that the first one has delayed.
  for (let pauses = 0; pauses < 2; pauses++) await pauseProcess();
  expect((await call(listCities, {})).status).toBe(200);
});

/** Stops everything in this process for longer than a measurement, until its timers have run. */
async function pauseProcess(): Promise<void> {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100);
  for (let turns = 0; turns < 2; turns++) await nextTurn();
}
