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
  // The event loop is measured once a second.
  await expect.poll(async () => (await call(listCities, {})).status).toBe(503);
  const busy = await call(listCities, {});
  expect(busy).toMatchObject({ status: 503, error: { code: "unavailable" } });
  expect(Number(busy.headers["retry-after"])).toBeGreaterThan(0);
  // There may be no build where these tests run alone.
  expect([200, 404]).toContain((await app.inject({ url: "/icon.svg" })).statusCode);
  expect((await call(listCities, {})).status, "as busy as before").toBe(503);
});
