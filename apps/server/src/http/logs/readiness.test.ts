import { listCities } from "@hunarmand/api/lookups/lookups";
import { expect, it } from "vitest";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";

const portal = await startPortal();

it("serves pages before the database is ready, and calls as soon as it is", async () => {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const { app } = await openVariant(portal, { settings: { ready } });
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  const call = app.inject(`/api${listCities.path}`);
  const readyz = app.inject("/readyz");
  expect(await Promise.race([call, readyz, app.inject("/healthz").then(() => "only the page")])).toBe("only the page");
  resolve();
  expect((await call).statusCode).toBe(200);
  expect((await readyz).statusCode).toBe(200);
});

it("a call that would wait too long is asked to come again", async () => {
  const { app } = await openVariant(portal, { settings: { ready: new Promise(() => {}) } });
  expect((await app.inject(`/api${listCities.path}`)).json()).toMatchObject({ code: "unavailable" });
});
