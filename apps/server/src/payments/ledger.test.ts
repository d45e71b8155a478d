import { getTrialBalance, ledgerAccounts } from "@hunarmand/api/payments/office";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeProvider, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { type LedgerLine, postTransaction } from "../domain/payments/ledger.queries.ts";

const portal = await startPortal();

const sumOfLedger = async () => {
  const { rows } = await sql<{ sum: string | null }>`select sum(amount_paisa) as sum from ledger_lines`.execute(
    portal.db,
  );
  return Number(rows[0]?.sum ?? 0);
};

describe("the ledger", () => {
  const lines = (ownerId: string, ...amounts: [number, number]): LedgerLine[] => [
    { accountKind: "card-clearing", ownerId: null, amountPaisa: amounts[0] },
    { accountKind: "provider-dues", ownerId, amountPaisa: amounts[1] },
  ];
  const entry = { kind: "card-payment", sourceId: "00000000-0000-4000-8000-000000000001", jobId: null } as const;

  it("refuses an entry that does not balance, or contains fractions (security, Money: integer paisa)", async () => {
    const { id } = await makeProvider(portal);
    const now = portal.clock.now();
    for (const amounts of [
      [100, -99],
      [0.5, -0.5],
      [0, 0],
    ] as [number, number][]) {
      await expect(postTransaction(portal.db, { ...entry, lines: lines(id, ...amounts), now })).rejects.toThrow(
        "balance",
      );
    }
    expect(await portal.db.selectFrom("ledgerTransactions").select("id").execute()).toEqual([]);
  });

  it("posts a source once (security, Money: none twice)", async () => {
    const { id } = await makeProvider(portal);
    const now = portal.clock.now();
    const post = () => postTransaction(portal.db, { ...entry, lines: lines(id, 100, -100), now });
    expect([await post(), await post()]).toEqual([true, false]);
    expect(await portal.db.selectFrom("ledgerLines").select("id").execute()).toHaveLength(2);
  });

  it("shows Finance every account with its balance, with a total of zero", async () => {
    const { id } = await makeProvider(portal);
    await postTransaction(portal.db, { ...entry, lines: lines(id, 12_345, -12_345), now: portal.clock.now() });
    const { body } = await portal.as(await makeStaff(portal, "Finance")).call(getTrialBalance, { query: {} });
    expect(body.total).toBe(0);
    expect(body.accounts).toHaveLength(ledgerAccounts.length);
    expect(body.accounts).toContainEqual({ account: "card-clearing", debit: 123.45, credit: 0, balance: 123.45 });
    expect(body.accounts).toContainEqual({ account: "provider-dues", debit: 0, credit: 123.45, balance: -123.45 });
    expect(body.accounts).toContainEqual({ account: "customer", debit: 0, credit: 0, balance: 0 });
    const refused = await portal.as(await makeStaff(portal, "Support")).call(getTrialBalance, { query: {} });
    expect(refused.status).toBe(403);
  });

  it.each(["card_transactions", "wallet_payments"])(
    "only accepts amounts above zero in %s (security, Money: above zero, capped)",
    async (table) => {
      const { rows } = await sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint
        where conrelid = ${table}::regclass and contype = 'c'`.execute(portal.db);
      expect(rows.map(({ rule }) => rule)).toContain("CHECK ((amount_paisa > 0))");
    },
  );

  it("is protected by the database: no unbalanced entry, no change, no deletion", async () => {
    const { id } = await makeProvider(portal);
    const now = portal.clock.now();
    await postTransaction(portal.db, { ...entry, lines: lines(id, 100, -100), now });
    const { transactionId } = await portal.db
      .selectFrom("ledgerLines")
      .select("transactionId")
      .limit(1)
      .executeTakeFirstOrThrow();
    const extra = {
      transactionId,
      accountKind: "card-clearing",
      ownerId: null,
      amountPaisa: 1,
      postedAt: now,
    } as const;
    await expect(portal.db.insertInto("ledgerLines").values(extra).execute()).rejects.toThrow("sum to zero");
    await expect(portal.db.updateTable("ledgerLines").set({ amountPaisa: 5 }).execute()).rejects.toThrow("append-only");
    await expect(portal.db.deleteFrom("ledgerLines").execute()).rejects.toThrow("append-only");
    await expect(portal.db.deleteFrom("ledgerTransactions").execute()).rejects.toThrow();
    expect(await sumOfLedger()).toBe(0);
  });
});
