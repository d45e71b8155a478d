import { listNotices } from "@hunarmand/api/notices/notices";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { listCardTransactions, performTransaction } from "@hunarmand/api/payments/payer";
import { getPaymentSummary } from "@hunarmand/api/payments/provider";
import {
  cancelPayouts,
  exportPayouts,
  getPayoutAccount,
  listPayoutBatches,
  listPayouts,
  payPayouts,
  preparePayouts,
  readPayoutBatch,
} from "@hunarmand/api/payouts/payouts";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeOwedProvider, payJobByCard } from "../../../test/make-owed.ts";
import { startPortal } from "../../../test/portal.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";
import { notifyPeople } from "../../notices/notify-people.ts";

const portal = await startPortal();

const makeFinance = async () => portal.as(await makeStaff(portal, "Finance"));

const sumOfLedger = async () => {
  const { rows } = await sql<{ sum: string }>`select sum(amount_paisa) as sum from ledger_lines`.execute(portal.db);
  return Number(rows[0]?.sum);
};

describe("a batch of payouts", () => {
  it("pays what is owed from card payments less dues, and shows it as income", async () => {
    await writeSettings(portal.db, { platformFeePercent: 10 });
    const [provider, finance] = [await makeOwedProvider(portal), await makeFinance()];
    const cashJob = await makeJob(portal, { provider, customer: await makeCustomer(portal), status: "Completed" });
    await finance.call(confirmJobCash, { params: { id: cashJob }, body: { amount: 1_500 } });
    expect((await portal.as(provider).call(getPayoutAccount, {})).body.owed).toBe(1_200);

    const prepared = await finance.call(preparePayouts, { body: {} });
    expect(prepared).toMatchObject({ status: 201, body: { batch: { status: "prepared", payouts: 1, total: 1_200 } } });
    const params = { id: prepared.body.batch.id };
    expect((await finance.call(listPayouts, { params, query: {} })).body).toMatchObject([
      { providerId: provider.id, holderName: "Ali Raza", numberMasked: "…6702", amount: 1_200, setOff: 150 },
    ]);
    expect((await finance.call(payPayouts, { params })).body.status).toBe("paid");
    const { body: paid } = await finance.call(readPayoutBatch, { params });
    expect(paid).toMatchObject({ status: "paid", decidedBy: "Test Finance", total: 1_200 });

    expect((await portal.as(provider).call(getPayoutAccount, {})).body.owed).toBe(0);
    const { body: summary } = await portal.as(provider).call(getPaymentSummary, {});
    expect(summary).toMatchObject({ duePayments: 0, totalSpent: 150 });
    const body = { email: provider.email };
    const [newest] = (await portal.as(provider).call(listCardTransactions, { body, query: { limit: 1 } })).body;
    expect(newest).toMatchObject({ TransactionFor: "in", Status: "success", Amount: 1_200, CardType: "Payout" });
    expect(await sumOfLedger()).toBe(0);
    expect((await finance.call(preparePayouts, { body: { minimum: 0.01 } })).error.code).toBe("payout-nothing-due");
  });

  it("notifies all its providers, showing only the last digits of their account", async () => {
    const [provider, finance] = [await makeOwedProvider(portal), await makeFinance()];
    const { body } = await finance.call(preparePayouts, { body: {} });
    await finance.call(payPayouts, { params: { id: body.batch.id } });
    await notifyPeople(portal.services);
    const { body: notices } = await portal.as(provider).call(listNotices, { query: {} });
    const notice = notices.find(({ kind }) => kind === "payout-paid");
    expect(notice).toMatchObject({ subject: "Paid out to you: PKR 1,500", link: "/statement" });
    expect(notice?.text).toContain("ending in 6702");
    expect(notice?.text).not.toContain("PK36");
  });

  it("leaves out providers who are owed less than the minimum, are not verified, or have no payout account", async () => {
    const finance = await makeFinance();
    const [wellKnown, suspended, silent] = [
      await makeOwedProvider(portal),
      await makeOwedProvider(portal),
      await makeProvider(portal),
    ];
    await payJobByCard(portal, silent);
    await portal.db
      .updateTable("providers")
      .set({ status: "Suspended" })
      .where("accountId", "=", suspended.id)
      .execute();
    expect((await finance.call(preparePayouts, { body: { minimum: 1_500.01 } })).error.code).toBe("payout-nothing-due");
    const { body } = await finance.call(preparePayouts, { body: { minimum: 1_500 } });
    expect(body).toMatchObject({ batch: { payouts: 1, total: 1_500 }, withoutAccount: 1 });
    const payouts = await finance.call(listPayouts, { params: { id: body.batch.id }, query: {} });
    expect(payouts.body.map(({ providerId }) => providerId)).toEqual([wellKnown.id]);
  });

  it("leaves out providers in another batch, until that one is cancelled", async () => {
    const finance = await makeFinance();
    await makeOwedProvider(portal);
    const { body } = await finance.call(preparePayouts, { body: {} });
    const params = { id: body.batch.id };
    expect(await finance.call(preparePayouts, { body: {} })).toMatchObject({ status: 409 });
    const reason = { reason: "The bank is closed." };
    for (let i = 0; i < 2; i++) expect((await finance.call(cancelPayouts, { params, body: reason })).status).toBe(200);
    expect((await finance.call(payPayouts, { params })).error.code).toBe("payout-state");
    expect((await finance.call(exportPayouts, { params })).error.code).toBe("payout-state");
    expect((await finance.call(preparePayouts, { body: {} })).body.batch.total).toBe(1_500);
    const { body: batches } = await finance.call(listPayoutBatches, { query: { status: "cancelled" } });
    expect(batches).toMatchObject([{ id: params.id, reason: reason.reason, decidedBy: "Test Finance" }]);
  });

  it("does not pay out dues that were paid ahead", async () => {
    const [provider, finance] = [await makeOwedProvider(portal), await makeFinance()];
    const card = { nameOnCard: "Ali", cardNumber: "4242424242424242", expiryDate: "12/29", cvv: "123" };
    await portal.as(provider).call(performTransaction, { body: { ...card, amount: 900, email: provider.email } });
    expect((await finance.call(preparePayouts, { body: {} })).body.batch.total).toBe(1_500);
  });

  it("is exported as a file without formulas, and each download is recorded", async () => {
    const finance = await makeFinance();
    await makeOwedProvider(portal, { holderName: '=HYPERLINK("http://evil.example","Ali")' });
    const { body } = await finance.call(preparePayouts, { body: {} });
    const file = await finance.call(exportPayouts, { params: { id: body.batch.id } });
    expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect([...(await file.body.bytes()).slice(0, 3)], "without it spreadsheets take UTF-8 for something else").toEqual(
      [0xef, 0xbb, 0xbf],
    );
    const [head, line] = (await file.body.text()).split("\r\n");
    expect(head).toBe("Reference,Beneficiary,Account,Channel,Currency,Amount");
    expect(line).toContain('"\'=HYPERLINK(""http://evil.example"",""Ali"")",PK36SCBL0000001123456702,bank,PKR,1500.00');
    const audit = await portal.db.selectFrom("auditEntries").select("action").orderBy("id").execute();
    expect(audit.map(({ action }) => action)).toEqual(["payout.prepare", "payout.export"]);
  });

  it("is only for Finance, and a preparation without payouts says so", async () => {
    const provider = portal.as(await makeProvider(portal));
    const support = portal.as(await makeStaff(portal, "Support"));
    expect((await provider.call(preparePayouts, { body: {} })).status).toBe(403);
    expect((await support.call(listPayoutBatches, { query: {} })).status).toBe(403);
    const params = { id: crypto.randomUUID() };
    const finance = await makeFinance();
    for (const call of [payPayouts, exportPayouts, readPayoutBatch]) {
      expect((await finance.call(call, { params })).error.code).toBe("payout-not-found");
    }
    expect((await finance.call(listPayouts, { params, query: {} })).status).toBe(404);
  });
});
