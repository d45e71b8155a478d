import { getJob } from "@hunarmand/api/jobs/customer";
import { confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { completeJob } from "@hunarmand/api/jobs/provider";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { declareCash, getPaymentSummary } from "@hunarmand/api/payments/provider";
import { listReviews } from "@hunarmand/api/reviews/reviews";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const word = { rating: 2, feedback: "Came late" };
const confirm = (person: Person, id: string, body: Record<string, unknown> = word) =>
  portal.as(person).call(confirmJob, { params: { id }, body: body as typeof word });
const reviewsOf = async (provider: Person) =>
  (await portal.as(provider).call(listReviews, { params: { email: provider.email }, query: {} })).body;
const complete = (provider: Person, id: string) =>
  portal.as(provider).call(completeJob, {
    body: { id, customerFeedback: "Very happy", customerRating: 5, workStatus: "Completed" },
  });

async function makeScene(status: "Accepted" | "InProgress" | "Completed" = "Completed") {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  return { provider, customer, id: await makeJob(portal, { provider, customer, status, hasDetails: true }) };
}

describe("confirming a completed job", () => {
  it("replaces the provider's feedback with the customer's own", async () => {
    const { provider, customer, id } = await makeScene("InProgress");
    await complete(provider, id);
    expect(await reviewsOf(provider)).toMatchObject([{ rating: 5, reportedBy: "provider" }]);

    expect(await confirm(customer, id)).toMatchObject({
      status: 200,
      body: { message: "Thank you for your feedback." },
    });

    expect(await reviewsOf(provider)).toMatchObject([{ jobId: id, ...word, reportedBy: "customer" }]);
    const { body } = await portal.as(customer).call(getJob, { params: { id } });
    expect(body).toMatchObject({ ...word, confirmedDate: expect.any(String) });
    expect(body.timeline.map(({ kind }) => kind)).toEqual(["completed", "confirmed"]);
  });

  it("is possible without feedback of the provider, who cannot overwrite it", async () => {
    const { provider, customer, id } = await makeScene();
    await confirm(customer, id);
    expect((await complete(provider, id)).status).toBe(200);
    expect(await reviewsOf(provider)).toMatchObject([{ ...word, reportedBy: "customer" }]);
  });

  it.each([{}, { feedback: "" }, { feedback: " " }])("needs no words: %o", async (words) => {
    const { provider, customer, id } = await makeScene();
    expect((await confirm(customer, id, { rating: 4, ...words })).body).toEqual({
      message: "Thank you for your stars.",
    });
    expect((await confirm(customer, id, { rating: 4 })).status).toBe(200);
    expect(await reviewsOf(provider)).toMatchObject([{ rating: 4, feedback: "", reportedBy: "customer" }]);
  });

  it("works once: the same feedback gets the same reply, other feedback a conflict", async () => {
    const { provider, customer, id } = await makeScene();
    const first = await confirm(customer, id);
    expect((await confirm(customer, id)).body).toEqual(first.body);
    expect(await confirm(customer, id, { ...word, rating: 5 })).toMatchObject({
      status: 409,
      error: { code: "job-state" },
    });
    expect(await reviewsOf(provider)).toMatchObject([word]);
  });

  it("settles the cash that was paid", async () => {
    const { customer, id } = await makeScene();
    expect((await confirm(customer, id, { ...word, cashPaid: "1500" })).status).toBe(200);
    const { body } = await portal.as(customer).call(getPaymentSummary, {});
    expect(body.totalSpent).toBe(1_500);
  });

  it("confirms cash without stars, which may follow once", async () => {
    const { provider, customer, id } = await makeScene();
    const thanks = { status: 200, body: { message: "Thank you. You confirmed the work." } };
    for (let tries = 0; tries < 2; tries++)
      expect(await confirm(customer, id, { cashPaid: 1_500 })).toMatchObject(thanks);
    expect((await portal.as(customer).call(getPaymentSummary, {})).body.totalSpent).toBe(1_500);
    expect(await reviewsOf(provider)).toEqual([]);
    expect((await confirm(customer, id, { rating: 4, feedback: "Good" })).status).toBe(200);
    expect(await reviewsOf(provider)).toMatchObject([{ rating: 4, feedback: "Good", reportedBy: "customer" }]);
    expect((await confirm(customer, id, { rating: 4, feedback: "Good" })).status).toBe(200);
    expect(await confirm(customer, id, { rating: 1 })).toMatchObject({ status: 409, error: { code: "job-state" } });
    const stranger = await makeCustomer(portal);
    expect(await confirm(stranger, id, { rating: 1 })).toMatchObject({ status: 404 });
  });

  it("keeps the last amount of cash until the job is paid, and settles one that equals the handyman's", async () => {
    const { provider, customer, id } = await makeScene();
    await portal.as(provider).call(declareCash, { body: { jobId: id, amount: 1_500 } });
    const readPayment = async () => (await portal.as(customer).call(getJob, { params: { id } })).body.payment;
    for (const cashPaid of [1_300, 1_400]) {
      expect((await confirm(customer, id, { cashPaid })).status).toBe(200);
      expect(await readPayment()).toMatchObject({ status: "due", claimed: cashPaid });
    }
    const stranger = await makeCustomer(portal);
    expect(await confirm(stranger, id, { cashPaid: 1_500 })).toMatchObject({ status: 404 });
    for (let tries = 0; tries < 2; tries++) expect((await confirm(customer, id, { cashPaid: 1_500 })).status).toBe(200);
    expect(await readPayment()).toMatchObject({ status: "paid", method: "cash", cashPaid: 1_500 });
    expect(await confirm(customer, id, { cashPaid: 1_400 })).toMatchObject({
      status: 409,
      error: { code: "job-paid" },
    });
  });

  it("is refused as a whole, including the rating, with other cash for a paid job", async () => {
    const { provider, customer, id } = await makeScene();
    const finance = await makeStaff(portal, "Finance");
    await portal.as(finance).call(confirmJobCash, { params: { id }, body: { amount: 1_500 } });
    const answer = await confirm(customer, id, { ...word, cashPaid: 900 });
    expect(answer).toMatchObject({ status: 409, error: { code: "job-paid" } });
    expect(await reviewsOf(provider)).toEqual([]);
    expect((await confirm(customer, id)).status).toBe(200);
  });

  it("is too early before completion", async () => {
    for (const status of ["Accepted", "InProgress"] as const) {
      const { customer, id } = await makeScene(status);
      expect(await confirm(customer, id)).toMatchObject({ status: 409, error: { code: "job-state" } });
    }
  });

  it("is for its customer only (security rule 1)", async () => {
    const { provider, id } = await makeScene();
    const stranger = await makeCustomer(portal);
    expect(await confirm(stranger, id)).toMatchObject({ status: 404, error: { code: "job-not-found" } });
    expect((await confirm(provider, id)).status).toBe(403);
    expect(await reviewsOf(provider)).toEqual([]);
  });

  it.each([
    ["rating", { ...word, rating: 6 }],
    ["rating", { feedback: "Fine" }],
    ["rating", { feedback: "Fine", cashPaid: 1_500 }],
    ["rating", {}],
    ["feedback", { rating: 5, feedback: "x".repeat(4_001) }],
    ["cashPaid", { ...word, cashPaid: -1 }],
    ["cashPaid", { ...word, cashPaid: 0.001 }],
  ])("names %s when it is wrong", async (field, body) => {
    const { customer, id } = await makeScene();
    expect(await confirm(customer, id, body)).toMatchObject({ status: 400, error: { issues: [{ field }] } });
  });
});
