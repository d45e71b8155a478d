import { confirmJobCash } from "@hunarmand/api/payments/office";
import { performTransaction } from "@hunarmand/api/payments/payer";
import { declareCash } from "@hunarmand/api/payments/provider";
import { getReceipt } from "@hunarmand/api/payments/receipts";
import { correctPayment, listReceivedPayments, refundPayment } from "@hunarmand/api/payments/returns";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";

const portal = await startPortal();
const card = { nameOnCard: "Ayesha", cardNumber: "4242424242424242", expiryDate: "12/29", cvv: "123" };

let provider: Person;
let customer: Person;
let finance: Person;

beforeEach(async () => {
  [provider, customer, finance] = [
    await makeProvider(portal),
    await makeCustomer(portal),
    await makeStaff(portal, "Finance"),
  ];
  await writeSettings(portal.db, { platformFeePercent: 10 });
});

const makeCompleted = () => makeJob(portal, { provider, customer, status: "Completed" });
const payByCard = (jobId: string) =>
  portal.as(customer).call(performTransaction, { body: { ...card, amount: 1_500, email: customer.email, jobId } });
const payInCash = (jobId: string) =>
  portal.as(finance).call(confirmJobCash, { params: { id: jobId }, body: { amount: 1_500 } });
const read = (person: Person, id: string) => portal.as(person).call(getReceipt, { params: { id } });

describe("the receipt of a settled job", () => {
  it("shows the customer what they paid, and the handyman and the office price, fee and net", async () => {
    const jobId = await makeCompleted();
    await payByCard(jobId);
    const forCustomer = { number: "R-10001", jobId, method: "card", amount: 1_500, amountLeft: 1_500, returns: [] };
    expect((await read(customer, jobId)).body).toMatchObject({ ...forCustomer, fee: null, net: null, netLeft: null });
    const whole = { ...forCustomer, fee: 150, net: 1_350, netLeft: 1_350 };
    for (const person of [provider, finance, await makeStaff(portal, "Support"), await makeStaff(portal)])
      expect((await read(person, jobId)).body).toMatchObject(whole);
  });

  it("is not found by others, or before the job is settled", async () => {
    const jobId = await makeCompleted();
    expect(await read(customer, jobId)).toMatchObject({ status: 404, error: { code: "receipt-not-found" } });
    await payInCash(jobId);
    for (const stranger of [await makeCustomer(portal), await makeProvider(portal)])
      expect(await read(stranger, jobId)).toMatchObject({ status: 404, error: { code: "receipt-not-found" } });
    expect((await read(await makeStaff(portal, "Dispatcher"), jobId)).status).toBe(403);
    expect((await portal.call(getReceipt, { params: { id: jobId } })).status).toBe(401);
  });

  it("shows later refunds and corrections to each side in their own amounts", async () => {
    const jobId = await makeCompleted();
    await payByCard(jobId);
    const desk = portal.as(finance);
    const [{ id = "" } = {}] = (await desk.call(listReceivedPayments, { query: {} })).body;
    await desk.call(refundPayment, { params: { id }, body: { amount: 500, reason: "Half was done." } });
    const part = { amount: 1_500, amountLeft: 1_000, returns: [{ kind: "refund", amount: 500 }] };
    expect((await read(customer, jobId)).body).toMatchObject({ ...part, netLeft: null });
    expect((await read(provider, jobId)).body).toMatchObject({ ...part, fee: 150, net: 1_350, netLeft: 900 });
    await desk.call(correctPayment, { params: { id }, body: { reason: "It never came in." } });
    expect((await read(provider, jobId)).body).toMatchObject({ number: "R-10001", amountLeft: 0, netLeft: 0 });
  });
});

it("receipt numbers have no gaps and each job gets one, however many payments settle at once and repeat", async () => {
  const jobs = await Promise.all(Array.from({ length: 12 }, makeCompleted));
  // Two payments compete for each job. The losing one is rolled back or becomes the payer's credit.
  await Promise.all(
    jobs.flatMap((jobId) => [
      payInCash(jobId),
      payByCard(jobId),
      portal.as(provider).call(declareCash, { body: { jobId, amount: 1_500 } }),
    ]),
  );
  await Promise.all(jobs.map(payInCash));
  const rows = await portal.db.selectFrom("receipts").select(["number", "jobId"]).orderBy("number").execute();
  expect(rows.map(({ number }) => number)).toEqual(jobs.map((_, place) => 10_001 + place));
  expect(new Set(rows.map(({ jobId }) => jobId))).toEqual(new Set(jobs));
});
