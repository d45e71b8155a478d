import { listLedgerLines } from "@hunarmand/api/payments/ledger";
import {
  approveWalletPayment,
  confirmJobCash,
  getTrialBalance,
  listSubmittedPayments,
} from "@hunarmand/api/payments/office";
import { submitWalletPayment } from "@hunarmand/api/payments/payer";
import { payPayouts, preparePayouts, returnPayout } from "@hunarmand/api/payouts/payouts";
import { exportLedgerLines } from "@hunarmand/api/reports/exports";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { makeOwedProvider, makePaidFeeJob } from "../../../test/make-owed.ts";
import { startPortal } from "../../../test/portal.ts";
import { selectLinePage } from "./ledger-lines.queries.ts";

const portal = await startPortal();

const dayOf = (daysAgo = 0) =>
  new Date(portal.clock.now().getTime() - (daysAgo * 24 - 5) * 3_600_000).toISOString().slice(0, 10);

async function goToNextDay() {
  portal.clock.advance({ minutes: 24 * 60 });
  portal.forgetSessions();
}

/** A payout that the bank returned. */
async function makeReturnedPayout() {
  const [provider, finance] = [await makeOwedProvider(portal), await makeStaff(portal, "Finance")];
  const desk = portal.as(finance);
  const { batch } = (await desk.call(preparePayouts, { body: {} })).body;
  await desk.call(payPayouts, { params: { id: batch.id } });
  const payout = await portal.db.selectFrom("payouts").select("id").executeTakeFirstOrThrow();
  const body = { payoutId: payout.id, reason: "The account is closed." };
  await desk.call(returnPayout, { params: { id: batch.id }, body });
  return { provider, desk, batch, payoutId: payout.id };
}

describe("a line of the ledger", () => {
  it("names its person, job and receipt, and its entry has both sides", async () => {
    const { provider, finance, customer, jobId } = await makePaidFeeJob(portal);
    const desk = portal.as(finance);
    const { body } = await desk.call(listLedgerLines, { query: { account: "provider-payable" } });
    const [fee, value] = body;
    const job = { jobId, jobNumber: expect.stringMatching(/^H-/), receiptNumber: expect.stringMatching(/^R-/) };
    const ofProvider = { ownerId: provider.id, ownerName: expect.stringMatching(/^Test Provider/), ...job };
    expect(fee).toMatchObject({ kind: "card-payment", debit: 150, credit: null, ...ofProvider });
    expect(value).toMatchObject({ kind: "card-payment", debit: null, credit: 1_500, ...ofProvider });
    const sides = (await desk.call(listLedgerLines, { query: { entryId: value?.entryId ?? "" } })).body;
    expect(sides).toHaveLength(6);
    expect(sides.reduce((sum, { debit, credit }) => sum + (debit ?? 0) - (credit ?? 0), 0)).toBe(0);
    expect(sides.filter(({ ownerId }) => ownerId === customer.id)).toHaveLength(2);
    expect(sides.filter(({ ownerId }) => ownerId === null).map(({ ownerName }) => ownerName)).toEqual([null, null]);
  });

  it("leads to the picture of a wallet payment, and to the batch of a payout", async () => {
    const { desk, batch, payoutId } = await makeReturnedPayout();
    const customer = await makeCustomer(portal);
    const form = {
      walletType: "jazzcash",
      amount: "70",
      transactionId: "T77X",
      senderName: "Sara",
      email: customer.email,
    };
    const { body: submitted } = await portal.as(customer).call(submitWalletPayment, {
      body: makeForm({ ...form, sentDate: "2026-03-01", transactionImage: await makePicture() }),
    });
    const proofId = submitted.transaction.id;
    await desk.call(approveWalletPayment, { params: { id: proofId } });
    const [line] = (await desk.call(listLedgerLines, { query: { kind: "wallet-payment" } })).body;
    expect(line).toMatchObject({ proofId, payoutId: null, batchId: null });
    expect((await desk.call(listSubmittedPayments, { query: { id: proofId } })).body).toMatchObject([{ id: proofId }]);
    for (const kind of ["payout", "payout-returned"] as const)
      expect((await desk.call(listLedgerLines, { query: { kind } })).body).toMatchObject([
        { payoutId, batchId: batch.id, proofId: null },
        { payoutId, batchId: batch.id },
      ]);
  });
});

describe("the list of ledger lines", () => {
  it("has the lines of a period, an account and a kind, and its sums are those of the trial balance", async () => {
    const { desk } = await makeReturnedPayout();
    await goToNextDay();
    const jobId = await makeJob(portal, {
      ...{ provider: await makeProvider(portal), customer: await makeCustomer(portal), status: "Completed" },
    });
    await desk.call(confirmJobCash, { params: { id: jobId }, body: { amount: 900 } });
    const today = { from: dayOf(), to: dayOf() };
    const { body: lines } = await desk.call(listLedgerLines, { query: today });
    expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(["cash-confirmed"]));
    const { body: before } = await desk.call(listLedgerLines, { query: { to: dayOf(1) } });
    expect(before.some(({ kind }) => kind === "cash-confirmed")).toBe(false);
    const { body: sums } = await desk.call(getTrialBalance, { query: today });
    expect(sums.total).toBe(0);
    expect(sums.accounts).toContainEqual({ account: "cash-with-provider", debit: 900, credit: 0, balance: 900 });
    expect(sums.accounts).toContainEqual({ account: "payout-clearing", debit: 0, credit: 0, balance: 0 });
    const { body: cash } = await desk.call(listLedgerLines, { query: { ...today, account: "cash-with-provider" } });
    expect(cash).toMatchObject([{ debit: 900, account: "cash-with-provider" }]);
    expect((await desk.call(listLedgerLines, { query: { ...today, kind: "payout" } })).body).toEqual([]);
  });

  it("comes page by page in the same order, also for one kind", async () => {
    const { desk } = await makeReturnedPayout();
    for (const filter of [{}, { kind: "card-payment" as const }]) {
      const { body: whole } = await desk.call(listLedgerLines, { query: filter });
      const ids: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await desk.call(listLedgerLines, {
          query: { ...filter, limit: 2, ...(cursor ? { cursor } : {}) },
        });
        ids.push(...page.body.map(({ id }) => id));
        cursor = page.headers["x-next-cursor"] as string | undefined;
      } while (cursor);
      expect(ids).toEqual(whole.map(({ id }) => id));
    }
  });

  it("reads each filter from an index in the list's order", async () => {
    const page = { limit: 50, cursor: undefined, from: undefined, until: portal.clock.now() };
    const wishes = [
      {},
      { account: "customer" as const },
      { kind: "refund" as const },
      { ownerId: crypto.randomUUID() },
    ];
    const plans = await portal.db.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db);
      await sql`set local enable_sort = off`.execute(db);
      await sql`set local enable_bitmapscan = off`.execute(db);
      const found: string[] = [];
      for (const wish of wishes) {
        const { rows } = await sql<object>`explain ${selectLinePage({ ...page, ...wish })}`.execute(db);
        found.push(rows.map((row) => Object.values(row)[0]).join("\n"));
      }
      return found;
    });
    expect(plans.filter((plan) => /Seq Scan|(?<!Incremental )Sort {2}\(/.test(plan))).toEqual([]);
  });

  it("is for Finance and the Owner, as a file too, and refuses impossible days", async () => {
    const { finance, provider, customer } = await makePaidFeeJob(portal);
    for (const person of [
      provider,
      customer,
      await makeStaff(portal, "Support"),
      await makeStaff(portal, "Dispatcher"),
    ]) {
      expect((await portal.as(person).call(listLedgerLines, { query: {} })).status).toBe(403);
      expect((await portal.as(person).call(exportLedgerLines, { query: {} })).status).toBe(403);
    }
    const backwards = { from: "2026-03-02", to: "2026-03-01" };
    const refused = await portal.as(finance).call(listLedgerLines, { query: backwards });
    expect(refused).toMatchObject({ status: 400, error: { issues: [{ field: "from" }] } });
    const file = await portal.as(await makeStaff(portal, "Owner")).call(exportLedgerLines, {
      query: { account: "platform-revenue" },
    });
    expect(file.status).toBe(200);
    const text = await (file.body as Blob).text();
    expect(text.trim().split("\n")).toHaveLength(2);
  });
});
