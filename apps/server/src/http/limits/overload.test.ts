import { listCities } from "@hunarmand/api/lookups/lookups";
import { expect, it } from "vitest";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";

const portal = await startPortal();

/** No process is ever as quick as that. */
const tooLittle = Number.MIN_VALUE;

it("a server that cannot keep up says when to come back, and still sends pages and their files", async () => {
  const { app, call } = await openVariant(portal, { settings: { eventLoopDelayMillisecondsMax: tooLittle } });
  await app.ready();
  // It measures once a second.
  await expect.poll(async () => (await call(listCities, {})).status).toBe(503);
  const busy = await call(listCities, {});
  expect(busy).toMatchObject({ status: 503, error: { code: "unavailable" } });
  expect(Number(busy.headers["retry-after"])).toBeGreaterThan(0);
  // Nothing is built where these tests run alone.
  expect([200, 404]).toContain((await app.inject({ url: "/icon.svg" })).statusCode);
  expect((await call(listCities, {})).status, "as busy as before").toBe(503);
});
