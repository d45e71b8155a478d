import { sql } from "kysely";
import { expect, it } from "vitest";
import { sizeAt } from "../../../../bench/data/data-size.ts";
import { fillDatabase } from "../../../../bench/data/fill-database.ts";
import { sumOfLedger } from "../model/ledger-sum.ts";
import { startPortal } from "../portal.ts";

const portal = await startPortal();

const thousandth = 0.001;

const countRows = async (table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    portal.db,
  );
  return rows[0]?.count ?? 0;
};

it("a thousandth of the measurement database passes every check of the tables, and its ledger sums to zero", async () => {
  const size = sizeAt(thousandth, portal.clock.now());
  await fillDatabase(portal.db, size);
  expect(await countRows("providers")).toBe(100);
  expect(await countRows("customers")).toBe(200);
  expect(await countRows("jobs")).toBe(1_000);
  expect(await countRows("ledger_lines")).toBe(1_000);
  expect(await sumOfLedger(portal.db)).toBe(0);
  for (const table of [
    "offers",
    "job_events",
    "reviews",
    "card_transactions",
    "wallet_payments",
    "job_cash",
    "quotes",
  ]) {
    expect(await countRows(table), table).toBeGreaterThan(0);
  }
  const statuses = await portal.db.selectFrom("jobs").select("status").distinct().execute();
  expect(statuses.map(({ status }) => status).sort()).toEqual([
    "Accepted",
    "Cancelled",
    "Completed",
    "InProgress",
    "Requested",
  ]);
  // The fill uses the portal's connections, so it must leave no session setting on them.
  const { rows: silent } = await sql`select tgname from pg_trigger where tgenabled = 'D'`.execute(portal.db);
  expect(silent).toEqual([]);
});

it("the fill refuses a database that is in use", async () => {
  const size = sizeAt(thousandth, portal.clock.now());
  await fillDatabase(portal.db, size);
  await expect(fillDatabase(portal.db, size)).rejects.toThrow("use an empty one");
});
