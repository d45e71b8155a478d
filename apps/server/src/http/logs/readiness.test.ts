import { googleLogin } from "@hunarmand/api/account/account";
import { listCities } from "@hunarmand/api/lookups/lookups";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { holdTime } from "../../../test/held-time.ts";
import { longDeadlineScale, startPortal } from "../../../test/portal.ts";
import { openVariant, type Variant } from "../../../test/portal-variant.ts";
import type { AppSettings } from "../../app.ts";
import { openPostgres } from "../../database/postgres.ts";
import { migrationNames } from "../../database/schema/migrations.ts";

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

describe("/readyz says no", () => {
  const ask = async (variant: Variant) => {
    const { app } = await openVariant(portal, variant);
    const { statusCode, headers, body } = await app.inject("/readyz");
    return { statusCode, retryAfter: headers["retry-after"], body: JSON.parse(body) };
  };
  const refused = (status: string) => ({ statusCode: 503, retryAfter: "5", body: { status } });

  it("on a standby, which cannot write", async () => {
    const url = new URL(portal.databaseUrl);
    url.searchParams.set("options", "-c default_transaction_read_only=on");
    const standby = openPostgres(url.href, { deadlineScale: longDeadlineScale });
    expect(await ask({ services: { db: standby.db } })).toEqual(refused("read-only"));
    await standby.close();
  });

  const newer = "2099-01-01-0000-another-world";
  const setSchema = async (since: string) => {
    await sql`insert into kysely_migration (name, timestamp) values (${newer}, '')`.execute(portal.db);
    const { rows } = await sql<{ since: string }>`select since from schema_compatibility`.execute(portal.db);
    const mark = (name = "") => sql`update schema_compatibility set since = ${name}`.execute(portal.db);
    await mark(since);
    return async () => {
      await sql`delete from kysely_migration where name = ${newer}`.execute(portal.db);
      await mark(rows[0]?.since);
    };
  };

  it("on a newer schema that ended the compatibility with this version", async () => {
    const restore = await setSchema(newer);
    const reply = await ask({});
    await restore();
    expect(reply).toEqual(refused("newer-schema"));
    expect(await ask({})).toMatchObject({ statusCode: 200, body: { status: "ready" } });
  });

  it("but not on a newer schema that only added to this version's", async () => {
    const restore = await setSchema(migrationNames.at(-1) ?? "");
    const reply = await ask({});
    await restore();
    expect(reply).toMatchObject({ statusCode: 200, body: { status: "ready" } });
  });

  it("while the process stops, and calls are still served", async () => {
    const draining = new AbortController();
    const { app } = await openVariant(portal, { settings: { draining: draining.signal } });
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    draining.abort();
    expect((await app.inject("/readyz")).json()).toEqual({ status: "draining" });
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    expect((await app.inject(`/api${listCities.path}`)).statusCode).toBe(200);
  });
});

it("a process for tasks alone serves what watches it, and no calls and no pages", async () => {
  const { app } = await openVariant(portal, { settings: { role: "worker" } });
  for (const url of ["/healthz", "/readyz", "/metrics"]) expect((await app.inject(url)).statusCode, url).toBe(200);
  for (const url of [`/api${listCities.path}`, "/", "/home", "/openapi.json"])
    expect((await app.inject(url)).statusCode, url).toBe(404);
});
