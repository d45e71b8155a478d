import { googleLogin } from "@hunarmand/api/account/account";
import { listCities } from "@hunarmand/api/lookups/lookups";
import { expect, it } from "vitest";
import { holdTime } from "../../../test/held-time.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import type { AppSettings } from "../../app.ts";
import { openPostgres } from "../../database/postgres.ts";

const portal = await startPortal();

it("serves pages before the database is ready, and calls as soon as it is", async () => {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const { app } = await openVariant(portal, { settings: { ready } });
  // The waiting requests cannot time out, however long the page takes.
  holdTime();
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  const call = app.inject(`/api${listCities.path}`);
  const readyz = app.inject("/readyz");
  expect(await Promise.race([call, readyz, app.inject("/healthz").then(() => "only the page")])).toBe("only the page");
  resolve();
  expect((await call).statusCode).toBe(200);
  expect((await readyz).statusCode).toBe(200);
});

/** Collects warnings and errors of an app with these settings. */
function keepLines(more: Partial<AppSettings> = {}) {
  const lines: string[] = [];
  const settings: Partial<AppSettings> = {
    ...more,
    logLevel: "warn",
    logTo: { write: (line) => void lines.push(line) },
  };
  return { lines, settings };
}

it("a call before the database is ready gets 503 with Retry-After, and a start is not logged as an error", async () => {
  const { lines, settings } = keepLines({ ready: new Promise(() => {}) });
  const { app } = await openVariant(portal, { settings });
  const early = await Promise.all(["/readyz", `/api${listCities.path}`].map((url) => app.inject(url)));
  for (const reply of early) {
    expect(reply.statusCode).toBe(503);
    expect(reply.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
    expect(reply.headers["x-content-type-options"]).toBe("nosniff");
    expect(reply.json()).toMatchObject({ code: "unavailable" });
  }
  expect(lines).toEqual([]);
});

it("a call that is switched off is not logged as an error, and an unreachable database is", async () => {
  const { lines, settings } = keepLines();
  const { app, call } = await openVariant(portal, { settings });
  expect((await call(googleLogin, { body: { token: "a.b.c" } })).status).toBe(501);
  expect(lines).toEqual([]);
  const away = openPostgres("postgres://nobody@127.0.0.1:9/nothing");
  const cut = await openVariant(portal, { services: { db: away.db }, settings });
  expect((await cut.app.inject("/readyz")).statusCode).toBe(503);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("a call failed: the database");
  await Promise.all([app.close(), cut.app.close(), away.close()]);
});
