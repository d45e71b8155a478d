import { approveWalletPayment, confirmJobCash } from "@hunarmand/api/payments/office";
import { listCardTransactions, submitWalletPayment } from "@hunarmand/api/payments/payer";
import { getEarnings, getPaymentSummary } from "@hunarmand/api/payments/provider";
import { correctPayment, listReceivedPayments, refundPayment } from "@hunarmand/api/payments/returns";
import { getStatement } from "@hunarmand/api/payments/statement";
import { getPayoutAccount } from "@hunarmand/api/payouts/payouts";
import { exportReceivedPayments } from "@hunarmand/api/reports/exports";
import { getReports } from "@hunarmand/api/reports/reports";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { makeFeeScene, makePaidFeeJob, payJobByCard } from "../../../test/make-owed.ts";
import { sumOfLedger } from "../../../test/model/ledger-sum.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const reason = "The work was not done as agreed.";

type Typed = { amount?: number | string; reason?: string };
const refund = (who: Person, id: string, body: Typed = { reason }) =>
  portal.as(who).call(refundPayment, { params: { id }, body: { reason, ...body } });
const correct = (who: Person, id: string, body: Typed = { reason }) =>
  portal.as(who).call(correctPayment, { params: { id }, body: { reason, ...body } });
const received = async (who: Person, search?: string) =>
  (await portal.as(who).call(listReceivedPayments, { query: search ? { search } : {} })).body;
const historyOf = async (person: Person) =>
  (await portal.as(person).call(listCardTransactions, { body: { email: person.email }, query: {} })).body;
const earningsOf = async (person: Person) => (await portal.as(person).call(getEarnings, { query: {} })).body;
const summaryOf = async (person: Person) => (await portal.as(person).call(getPaymentSummary, {})).body;
const owedTo = async (person: Person) => (await portal.as(person).call(getPayoutAccount, {})).body.owed;

const makeScene = () => makeFeeScene(portal);
const makePaidJob = () => makePaidFeeJob(portal);

describe("a refund of a card payment", () => {
  it("returns the customer's money, takes back the handyman's share and the fee, and appears in both histories", async () => {
    const { provider, finance, customer, id, jobId } = await makePaidJob();
    expect(await owedTo(provider)).toBe(1_350);

    const answer = await refund(finance, id, { amount: 500 });

    expect(answer).toMatchObject({ status: 200, body: { status: "success", returned: 500 } });
    expect(await owedTo(provider)).toBe(900);
    expect(await summaryOf(customer)).toMatchObject({ duePayments: 0, totalSpent: 1_000 });
    expect(await earningsOf(provider)).toMatchObject({ gross: 1_000, fee: 100, net: 900, jobs: 1 });
    const refunded = { CardType: "Refund", Amount: 500, Status: "success" };
    expect(await historyOf(customer)).toMatchObject([{ ...refunded, TransactionFor: "in" }, { TransactionFor: "out" }]);
    expect(await historyOf(provider)).toMatchObject([{ ...refunded, TransactionFor: "out" }, { TransactionFor: "in" }]);
    const { body } = await portal.as(provider).call(getStatement, { query: {} });
    expect(body.lines.slice(0, 2)).toMatchObject([
      { kind: "refund", jobId, amount: 50, balance: 900 },
      { kind: "refund", jobId, amount: -500, balance: 850 },
    ]);
    expect(await received(finance)).toMatchObject([{ id, kind: "card", amount: 1_500, returned: 500, returning: 0 }]);
    expect(await sumOfLedger(portal.db)).toBe(0);
  });

  it("of the whole amount, in any parts, leaves nothing of payment or fee", async () => {
    const { provider, finance, customer, id } = await makePaidJob();
    for (const amount of [0.01, 333.33, 666.66]) expect((await refund(finance, id, { amount })).status).toBe(200);
    expect(await refund(finance, id)).toMatchObject({ status: 200, body: { returned: 500 } });
    expect(await owedTo(provider)).toBe(0);
    expect(await summaryOf(customer)).toMatchObject({ duePayments: 0, totalSpent: 0 });
    expect(await earningsOf(provider)).toMatchObject({ gross: 0, fee: 0, net: 0 });
    const { body } = await portal.as(await makeStaff(portal)).call(getReports, { query: {} });
    expect(JSON.stringify(body)).not.toMatch(/"(turnover|revenue)":[1-9]/);
    expect(await refund(finance, id)).toMatchObject({ status: 409, error: { code: "payment-returned" } });
  });

  it("never exceeds the paid amount, in one part or in several", async () => {
    const { finance, id } = await makePaidJob();
    expect(await refund(finance, id, { amount: 1_500.01 })).toMatchObject({
      status: 409,
      error: { code: "payment-returned", issues: [{ field: "amount" }] },
    });
    await refund(finance, id, { amount: 1_000 });
    expect((await refund(finance, id, { amount: 500.01 })).status).toBe(409);
    expect((await correct(finance, id, { amount: 501 })).status).toBe(409);
    const sent: number[] = [];
    for (let part = 0; part < 8; part++) sent.push((await refund(finance, id, { amount: 100 })).status);
    expect(sent.filter((status) => status === 200)).toHaveLength(5);
    expect(await received(finance)).toMatchObject([{ amount: 1_500, returned: 1_500, returning: 0 }]);
    expect(await sumOfLedger(portal.db)).toBe(0);
  });

  it("writes an audit row with its reason, and needs a reason", async () => {
    const { finance, id } = await makePaidJob();
    expect(await refund(finance, id, { reason: " " })).toMatchObject({
      status: 400,
      error: { issues: [{ field: "reason" }] },
    });
    await refund(finance, id, { amount: 10 });
    const rows = await portal.db
      .selectFrom("auditEntries")
      .selectAll()
      .where("subjectType", "=", "payment")
      .orderBy("id")
      .execute();
    expect(rows).toMatchObject([{ actorId: finance.id, action: "payment.refund", subjectId: id, reason }]);
    expect(rows[0]?.after).toMatchObject({ amountPkr: 10 });
  });

  it("is only for Finance and the Owner", async () => {
    const { provider, customer, id } = await makePaidJob();
    const others = [provider, customer, await makeStaff(portal, "Support"), await makeStaff(portal, "Dispatcher")];
    for (const person of others) {
      expect((await refund(person, id)).status).toBe(403);
      expect((await correct(person, id)).status).toBe(403);
      expect((await portal.as(person).call(listReceivedPayments, { query: {} })).status).toBe(403);
    }
    expect((await portal.call(refundPayment, { params: { id }, body: { reason } })).status).toBe(401);
    expect((await refund(await makeStaff(portal, "Owner"), id, { amount: 1 })).status).toBe(200);
  });

  it.each([0, -1, 10.001, "0x10", "1e3"])("refuses %j as an amount, naming the field", async (amount) => {
    const { finance, id } = await makePaidJob();
    expect(await refund(finance, id, { amount })).toMatchObject({
      status: 400,
      error: { issues: [{ field: "amount" }] },
    });
  });

  it("of an unknown payment is a 404", async () => {
    const { finance } = await makeScene();
    const nowhere = "00000000-0000-4000-8000-000000000000";
    expect(await refund(finance, nowhere)).toMatchObject({ status: 404, error: { code: "payment-not-found" } });
    expect(await correct(finance, nowhere)).toMatchObject({ status: 404, error: { code: "payment-not-found" } });
  });
});

describe("another payment", () => {
  it("by wallet for dues is refunded by the office's own transfer", async () => {
    const { provider, finance } = await makeScene();
    const proof = {
      walletType: "jazzcash",
      amount: "150",
      transactionId: "T1",
      senderName: "Ali",
      sentDate: "2026-03-01",
    };
    const form = makeForm({ ...proof, email: provider.email, transactionImage: await makePicture() });
    const { body } = await portal.as(provider).call(submitWalletPayment, { body: form });
    await portal.as(finance).call(approveWalletPayment, { params: { id: body.transaction.id } });
    const [payment] = await received(finance, provider.email.toUpperCase());
    expect(payment).toMatchObject({ kind: "wallet", payerId: provider.id, jobId: null, amount: 150 });
    expect(await received(finance, provider.phone)).toHaveLength(1);
    expect(await received(finance, "nobody@example.pk")).toEqual([]);

    expect(await refund(finance, payment?.id ?? "")).toMatchObject({ status: 200, body: { returned: 150 } });

    expect(await summaryOf(provider)).toMatchObject({ duePayments: 0, totalSpent: 0 });
    expect(await historyOf(provider)).toMatchObject([{ CardType: "Refund", TransactionFor: "in", Amount: 150 }]);
  });

  it("in cash is corrected in the ledger, with its fee, and cannot be refunded by the portal", async () => {
    const { provider, finance } = await makeScene();
    const customer = await makeCustomer(portal);
    const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
    await portal.as(finance).call(confirmJobCash, { params: { id: jobId }, body: { amount: 15_000 } });
    const [payment] = await received(finance);
    const id = payment?.id ?? "";
    expect(await refund(finance, id)).toMatchObject({ status: 409, error: { code: "refund-impossible" } });

    expect(await correct(finance, id, { amount: 13_500 })).toMatchObject({ status: 200, body: { returned: 13_500 } });

    expect(await summaryOf(provider)).toMatchObject({ duePayments: 150, totalSpent: 0 });
    expect(await summaryOf(customer)).toMatchObject({ duePayments: 0, totalSpent: 1_500 });
    expect(await earningsOf(provider)).toMatchObject({ gross: 1_500, fee: 150, jobs: 1 });
    expect(await historyOf(customer)).toEqual([]);
    expect(await sumOfLedger(portal.db)).toBe(0);
  });
});

describe("the desk's list as a file", () => {
  it("has the rows of the list, filtered by payer if asked, and writes an audit row", async () => {
    const { finance, id, customer } = await makePaidJob();
    await payJobByCard(portal, await makeProvider(portal));
    await refund(finance, id, { amount: 500 });
    const read = async (query: { search?: string }) => {
      const { status, body } = await portal.as(finance).call(exportReceivedPayments, { query });
      expect(status).toBe(200);
      return (await (body as Blob).text()).trimEnd().split("\r\n");
    };
    expect(await read({})).toHaveLength(3);
    const [head, line, ...more] = await read({ search: customer.email });
    expect(head).toContain("id,kind,payerId,payerName,jobId,date,amount,returned,returning");
    expect(line).toMatch(new RegExp(`^${id},card,.*,1500,500,0$`));
    expect(more).toEqual([]);
    const support = await makeStaff(portal, "Support");
    expect((await portal.as(support).call(exportReceivedPayments, { query: {} })).status).toBe(403);
    const audit = await portal.db
      .selectFrom("auditEntries")
      .select("after")
      .where("action", "=", "export.received-payments")
      .orderBy("id")
      .execute();
    expect(audit).toMatchObject([{}, { after: { search: customer.email } }]);
  });
});
