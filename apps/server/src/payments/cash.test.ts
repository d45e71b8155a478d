import { listCompletedJobs } from "@hunarmand/api/jobs/provider";
import { confirmJobCash, listOpenCash } from "@hunarmand/api/payments/office";
import { performTransaction } from "@hunarmand/api/payments/payer";
import { declareCash, getEarnings, getPaymentSummary } from "@hunarmand/api/payments/provider";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { type Person, startPortal } from "../../test/portal.ts";
import { confirmCash } from "../domain/payments/confirm-cash.ts";
import { writeSettings } from "../domain/settings/settings.queries.ts";

const portal = await startPortal();

async function makeScene() {
  const [provider, customer, finance] = [
    await makeProvider(portal),
    await makeCustomer(portal),
    await makeStaff(portal, "Finance"),
  ];
  await writeSettings(portal.db, { platformFeePercent: 10 });
  const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
  return { provider, customer, finance, jobId };
}

const summaryOf = async (person: Person) => (await portal.as(person).call(getPaymentSummary, {})).body;
const declare = (person: Person, jobId: string, amount: number) =>
  portal.as(person).call(declareCash, { body: { jobId, amount } });
const confirm = (person: Person, jobId: string, amount?: number) =>
  portal.as(person).call(confirmJobCash, { params: { id: jobId }, body: { amount } });
const card = { nameOnCard: "A", cardNumber: "4242424242424242", expiryDate: "12/29", cvv: "123" };
const payByCard = (customer: Person, jobId: string) =>
  portal.as(customer).call(performTransaction, { body: { ...card, amount: 1_500, email: customer.email, jobId } });
const claim = (customer: Person, jobId: string, pkr: number) =>
  portal.db
    .transaction()
    .execute((db) =>
      confirmCash(db, { jobId, customerId: customer.id, amountPaisa: Math.round(pkr * 100), now: portal.clock.now() }),
    );
const openCash = async (finance: Person) => (await portal.as(finance).call(listOpenCash, { query: {} })).body;

describe("cash for a job", () => {
  it("becomes earnings and a due once the customer confirms the declared amount", async () => {
    const { provider, customer, jobId } = await makeScene();
    expect((await declare(provider, jobId, 1_500)).body.message).toBe("Cash reported successfully.");
    expect(await summaryOf(provider)).toMatchObject({ duePayments: 0, totalSpent: 0 });

    expect(await claim(customer, jobId, 1_500)).toBe("confirmed");

    expect(await summaryOf(provider)).toMatchObject({ duePayments: 150, totalSpent: 0 });
    expect(await summaryOf(customer)).toMatchObject({ duePayments: 0, totalSpent: 1_500 });
    const earned = { gross: 1_500, fee: 150, net: 1_350, jobs: 1 };
    const { body } = await portal.as(provider).call(getEarnings, { query: {} });
    expect(body).toMatchObject({ ...earned, to: "2026-03-02", days: [{ date: "2026-03-02", ...earned }] });
  });

  it("is shown with the completed job: not declared, declared, confirmed, and not after a card payment", async () => {
    const { provider, customer, jobId } = await makeScene();
    const cashOf = async (id: string) => {
      const { body } = await portal
        .as(provider)
        .call(listCompletedJobs, { params: { email: provider.email }, query: {} });
      return body.filter(({ jobId }) => jobId === id).map(({ cash, cashDeclared }) => [cash, cashDeclared])[0];
    };
    expect(await cashOf(jobId)).toEqual(["undeclared", null]);
    await declare(provider, jobId, 1_500);
    expect(await cashOf(jobId)).toEqual(["declared", 1_500]);
    await claim(customer, jobId, 1_500);
    expect(await cashOf(jobId)).toEqual(["confirmed", 1_500]);

    const paidByCard = await makeJob(portal, { provider, customer, status: "Completed" });
    await payByCard(customer, paidByCard);
    expect(await cashOf(paidByCard)).toEqual([null, null]);
  });

  it("waits for the office when both sides state different amounts, and the office's amount counts", async () => {
    const { provider, customer, finance, jobId } = await makeScene();
    await declare(provider, jobId, 1_000);
    expect(await claim(customer, jobId, 1_500)).toBe("differs");
    expect(await summaryOf(provider)).toMatchObject({ duePayments: 0, totalSpent: 0 });
    expect(await openCash(finance)).toMatchObject([
      { jobId, declared: 1_000, claimedByCustomer: 1_500, price: 1_500, customerName: "Test Customer" },
    ]);

    expect(await confirm(finance, jobId, 1_500)).toMatchObject({ status: 200 });

    expect(await openCash(finance)).toEqual([]);
    expect(await summaryOf(provider)).toMatchObject({ duePayments: 150, totalSpent: 0 });
    const audit = await portal.db
      .selectFrom("auditEntries")
      .select(["actorId", "action", "subjectId"])
      .orderBy("id")
      .execute();
    expect(audit).toEqual([{ actorId: finance.id, action: "job.confirm-cash", subjectId: jobId }]);
  });

  it("is settled as soon as the provider states the customer's amount", async () => {
    const { provider, customer, jobId } = await makeScene();
    await declare(provider, jobId, 1_000);
    await claim(customer, jobId, 1_500);
    await declare(provider, jobId, 1_500);
    expect(await summaryOf(provider)).toMatchObject({ duePayments: 150, totalSpent: 0 });
  });

  it("is confirmed by the customer alone, at the agreed price, when the provider has declared nothing", async () => {
    const { provider, customer, jobId } = await makeScene();
    expect(await claim(customer, jobId, 1_500)).toBe("confirmed");
    expect(await claim(customer, jobId, 1_500)).toBe("confirmed");
    expect(await claim(customer, jobId, 1_400)).toBe("refused");
    expect(await claim(await makeCustomer(portal), jobId, 1_500)).toBe("refused");
    expect(await summaryOf(provider)).toMatchObject({ duePayments: 150, totalSpent: 0 });
  });

  it("counts once: a repeat gets the same reply, another amount is refused", async () => {
    const { provider, finance, jobId } = await makeScene();
    await declare(provider, jobId, 1_500);
    expect((await confirm(finance, jobId)).status).toBe(200);
    expect((await confirm(finance, jobId)).status).toBe(200);
    expect((await declare(provider, jobId, 1_500)).status).toBe(200);
    expect(await confirm(finance, jobId, 1_400)).toMatchObject({ status: 409, error: { code: "job-paid" } });
    expect(await declare(provider, jobId, 1_400)).toMatchObject({ status: 409, error: { code: "job-paid" } });
    expect(await summaryOf(provider)).toMatchObject({ duePayments: 150, totalSpent: 0 });
  });

  it("cannot pay a job that was paid by card", async () => {
    const { provider, customer, finance, jobId } = await makeScene();
    await payByCard(customer, jobId);
    expect(await declare(provider, jobId, 1_500)).toMatchObject({ status: 409, error: { code: "job-paid" } });
    expect(await confirm(finance, jobId, 1_500)).toMatchObject({ status: 409, error: { code: "job-paid" } });
    expect(await claim(customer, jobId, 1_500)).toBe("refused");
    const { body } = await portal.as(provider).call(getEarnings, { query: {} });
    expect(body).toMatchObject({ gross: 1_500, fee: 150, net: 1_350, jobs: 1 });
  });

  it("is declared by the job's own provider, once the job is completed", async () => {
    const { provider, customer, finance, jobId } = await makeScene();
    const stranger = await makeProvider(portal);
    expect(await declare(stranger, jobId, 1)).toMatchObject({ status: 404, error: { code: "job-not-found" } });
    const running = await makeJob(portal, { provider, customer, status: "InProgress", hasDetails: true });
    expect(await declare(provider, running, 1)).toMatchObject({ status: 409, error: { code: "job-state" } });
    expect(await confirm(finance, running, 1)).toMatchObject({ status: 409, error: { code: "job-state" } });
    expect(await claim(customer, running, 1)).toBe("refused");
    expect(await claim(await makeCustomer(portal), jobId, 1)).toBe("refused");
    expect((await declare(customer, jobId, 1)).status).toBe(403);
    expect((await declare(await makeProvider(portal, { status: "Pending" }), jobId, 1)).error.code).toBe(
      "provider-not-verified",
    );
  });

  it("is only confirmed by the payments desk", async () => {
    const { provider, jobId } = await makeScene();
    for (const role of ["Verifier", "Dispatcher", "Support"] as const) {
      const staff = await makeStaff(portal, role);
      expect((await confirm(staff, jobId, 1_500)).status).toBe(403);
      expect((await portal.as(staff).call(listOpenCash, { query: {} })).status).toBe(403);
    }
    expect((await confirm(provider, jobId, 1_500)).status).toBe(403);
  });

  it.each([0, -1, 10.001, 10_000_001])("refuses %d rupees, naming the field", async (amount) => {
    const { provider, finance, jobId } = await makeScene();
    const refusal = { status: 400, error: { issues: [{ field: "amount" }] } };
    expect(await declare(provider, jobId, amount)).toMatchObject(refusal);
    expect(await confirm(finance, jobId, amount)).toMatchObject(refusal);
  });

  it("needs an amount from the office when the provider has declared none", async () => {
    const { finance, jobId } = await makeScene();
    expect(await confirm(finance, jobId)).toMatchObject({ status: 400, error: { issues: [{ field: "amount" }] } });
    const nowhere = await confirm(finance, "00000000-0000-4000-8000-000000000000");
    expect(nowhere).toMatchObject({ status: 404, error: { code: "job-not-found" } });
  });
});
