import { getTrialBalance } from "@hunarmand/api/payments/office";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { sizeAt } from "../../../../bench/data/data-size.ts";
import { fillDatabase } from "../../../../bench/data/fill-database.ts";
import { makeProvider, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { type LedgerLine, postTransactions } from "../domain/payments/ledger.queries.ts";
import { checkBalances, findBalanceFaults } from "./check-balances.ts";

const portal = await startPortal();

const thousandth = 0.001;
const writers = 12;
const entriesEach = 10;

const linesOf = (ownerId: string, amountPaisa: number): LedgerLine[] => [
  { accountKind: "platform-revenue", ownerId: null, amountPaisa: -amountPaisa },
  { accountKind: "provider-dues", ownerId, amountPaisa },
];

describe("running balances", () => {
  it("equal the full sum of a filled ledger, also in the trial balance", async () => {
    await fillDatabase(portal.db, sizeAt(thousandth, portal.clock.now()));
    expect(await findBalanceFaults(portal.db)).toEqual([]);
    const { rows } = await sql<{ kind: string; paisa: number }>`
      select account_kind as kind, sum(amount_paisa)::bigint as paisa from ledger_lines group by 1`.execute(portal.db);
    const { body } = await portal.as(await makeStaff(portal, "Finance")).call(getTrialBalance, { query: {} });
    expect(rows.length).toBeGreaterThan(4);
    for (const { kind, paisa } of rows)
      expect(body.accounts.find(({ account }) => account === kind)?.balance).toBe(paisa / 100);
  });

  it("are right after many concurrent postings to one provider in different orders, without a deadlock", async () => {
    const [one, other] = [await makeProvider(portal), await makeProvider(portal)];
    const now = portal.clock.now();
    const postAll = async (writer: number) => {
      for (let entry = 0; entry < entriesEach; entry++) {
        const owners = writer % 2 === 0 ? [one.id, other.id] : [other.id, one.id];
        const entries = owners.map((id) => ({
          kind: "card-payment" as const,
          sourceId: crypto.randomUUID(),
          jobId: null,
          lines: linesOf(id, 100 + writer),
          now,
        }));
        await postTransactions(portal.db, entries);
      }
    };
    await Promise.all(Array.from({ length: writers }, (_, writer) => postAll(writer)));
    expect(await findBalanceFaults(portal.db)).toEqual([]);
    const { rows } = await sql<{ dues: number }>`select dues_paisa as dues from provider_balances order by 1`.execute(
      portal.db,
    );
    const sum = entriesEach * Array.from({ length: writers }, (_, writer) => 100 + writer).reduce((a, b) => a + b, 0);
    expect(rows).toEqual([{ dues: sum }, { dues: sum }]);
  });

  it("do not change when an entry is rolled back, and a manual change is found", async () => {
    const { id } = await makeProvider(portal);
    const now = portal.clock.now();
    const entry = {
      kind: "card-payment" as const,
      sourceId: crypto.randomUUID(),
      jobId: null,
      lines: linesOf(id, 500),
      now,
    };
    const failing = portal.db.transaction().execute(async (transaction) => {
      await postTransactions(transaction, [entry]);
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await findBalanceFaults(portal.db)).toEqual([]);
    await postTransactions(portal.db, [entry]);
    await sql`update provider_balances set dues_paisa = dues_paisa + 1`.execute(portal.db);
    expect(await findBalanceFaults(portal.db)).toEqual([{ account: `provider-dues ${id}`, stored: 501, summed: 500 }]);
    await expect(checkBalances(portal.db)).rejects.toThrow(
      `need rebuild_ledger_balances(): [{"account":"provider-dues ${id}"`,
    );
    await sql`select rebuild_ledger_balances()`.execute(portal.db);
    expect(await findBalanceFaults(portal.db)).toEqual([]);
  });
});
