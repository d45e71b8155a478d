import { expect, it } from "vitest";
import { makePlace } from "../../../test/server-place.ts";
import type { Database } from "../database.ts";
import { findResetRefusal, hasAccounts, resetDatabase } from "./reset-database.ts";

const noSessions = { ownSessions: 0 };
const listCities = (db: Database) => db.selectFrom("cities").select("name").orderBy("name").execute();

it("db:reset empties the database and keeps the id that it shares with its files", async () => {
  const { open } = await makePlace();
  const { db, close } = open();
  const installation = { id: "0b7c6f52-7a0e-4c43-9c1e-1f6d2f0f3a11", tiedAt: new Date("2026-01-01T00:00:00Z") };
  await db.deleteFrom("installation").execute();
  await db.insertInto("installation").values(installation).execute();
  expect(await listCities(db)).not.toEqual([]);
  await resetDatabase(db, noSessions);
  expect(await listCities(db)).toEqual([]);
  expect(await hasAccounts(db)).toBe(false);
  expect(await db.selectFrom("installation").select(["id", "tiedAt"]).execute()).toEqual([installation]);
  await close();
});

it("db:reset refuses while another program uses the database", async () => {
  const { open } = await makePlace();
  const portal = open();
  const cities = await listCities(portal.db);
  const { db, close } = open();
  await expect(resetDatabase(db, noSessions)).rejects.toThrow("Stop it first.");
  expect(await listCities(db)).toEqual(cities);
  await Promise.all([close(), portal.close()]);
});

it("db:reset creates the tables of an empty database", async () => {
  const { open } = await makePlace({ isEmpty: true });
  const { db, close } = open();
  expect(await hasAccounts(db)).toBe(false);
  await resetDatabase(db, noSessions);
  expect(await db.selectFrom("accounts").select("id").execute()).toEqual([]);
  await close();
});

const elsewhere = "DATABASE_URL is on another machine. Nothing was removed.";

it.each([
  [undefined, undefined, undefined],
  ["postgres://localhost/a", "a", undefined],
  ["postgres://user:secret@127.0.0.1:5433/a", "a", undefined],
  ["postgres://[::1]/a", "a", undefined],
  ["postgres:///a?host=/var/run/postgresql", "a", undefined],
  ["postgres://localhost/a", undefined, "Repeat the name of the database: npm run db:reset -- a"],
  ["postgres://localhost/a", "b", "Repeat the name of the database: npm run db:reset -- a"],
  ["postgres://db.example.pk/a", "a", elsewhere],
  ["postgres://localhost/a?host=db.example.pk", "a", elsewhere],
  ["postgres:///a", "a", elsewhere],
])("db:reset of %s with the name %s: %s", (databaseUrl, typedName, refusal) => {
  expect(findResetRefusal({ isProduction: false, databaseUrl }, typedName)).toBe(refusal);
});

it("db:reset never empties a production database", () => {
  expect(findResetRefusal({ isProduction: true, databaseUrl: undefined })).toContain("NODE_ENV is production");
});
