import { listCities } from "@hunarmand/api/lookups/lookups";
import { expect, it } from "vitest";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";

const portal = await startPortal();

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function keepBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it("a server that cannot keep up says when to come back, and still sends pages and their files", async () => {
  const { app, call } = await openVariant(portal, { settings: { eventLoopDelayMillisecondsMax: 50 } });
  await app.ready();
  let busy = await call(listCities, {});
  for (let i = 0; i < 20 && busy.status === 200; i++) {
    // Longer than the second over which the delay is measured, so that the next measure sees nothing else.
    keepBusy(1_100);
    await pause(20);
    busy = await call(listCities, {});
  }
  expect(busy).toMatchObject({ status: 503, error: { code: "unavailable" } });
  expect(Number(busy.headers["retry-after"])).toBeGreaterThan(0);
  const file = await app.inject({ url: "/icon.svg" });
  const again = await call(listCities, {});
  expect(again.status, "as busy as before").toBe(503);
  // Nothing is built where these tests run alone.
  expect([200, 404]).toContain(file.statusCode);
});
