import { confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { listCompletedJobs } from "@hunarmand/api/jobs/provider";
import { confirmJobCash, listOpenCash } from "@hunarmand/api/payments/office";
import { declareCash, getPaymentSummary } from "@hunarmand/api/payments/provider";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { writeSettings } from "../domain/settings/settings.queries.ts";

const portal = await startPortal();

/** Makes a completed job of 1,500 that the provider has declared nothing for. A tenth of the settled amount becomes a due. */
async function makeScene() {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const finance = await makeStaff(portal, "Finance");
  await writeSettings(portal.db, { platformFeePercent: 10 });
  const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
  const claim = (cashPaid: number) =>
    portal.as(customer).call(confirmJob, { params: { id: jobId }, body: { rating: 5, feedback: "Fine", cashPaid } });
  const declare = (amount: number) => portal.as(provider).call(declareCash, { body: { jobId, amount } });
  const duesOf = async () => (await portal.as(provider).call(getPaymentSummary, {})).body.duePayments;
  const saidOf = async () => {
    const { body } = await portal
      .as(provider)
      .call(listCompletedJobs, { params: { email: provider.email }, query: {} });
    return body[0]?.cashSaid;
  };
  return { finance, jobId, claim, declare, duesOf, saidOf };
}

describe("a customer who states cash before the provider does", () => {
  it.each([0.01, 1_499.99, 1_500.01, 9_000_000])(
    "settles nothing with %d rupees, which is not the agreed price",
    async (figure) => {
      const { finance, jobId, claim, duesOf } = await makeScene();
      expect((await claim(figure)).status).toBe(200);
      expect(await duesOf()).toBe(0);
      const { body } = await portal.as(finance).call(listOpenCash, { query: {} });
      expect(body).toMatchObject([{ jobId, declared: null, claimedByCustomer: figure, price: 1_500 }]);
      expect(await portal.db.selectFrom("ledgerTransactions").select("id").execute()).toEqual([]);
    },
  );

  it("settles the job only at the agreed price", async () => {
    const { claim, duesOf } = await makeScene();
    await claim(1_500);
    expect(await duesOf()).toBe(150);
  });

  it("asks the provider, until they say that they got it", async () => {
    const { claim, declare, duesOf, saidOf } = await makeScene();
    expect(await saidOf()).toBeNull();
    await claim(1_500);
    expect(await saidOf()).toBe(1_500);
    expect((await declare(1_400)).error.code).toBe("job-paid");
    expect(await saidOf()).toBe(1_500);
    expect((await declare(1_500)).status).toBe(200);
    expect((await declare(1_500)).status).toBe(200);
    expect(await saidOf()).toBeNull();
    expect(await duesOf()).toBe(150);
  });

  it("does not ask the provider about the office's amount", async () => {
    const { finance, jobId, claim, saidOf } = await makeScene();
    await claim(1_200);
    expect(await saidOf()).toBeNull();
    await portal.as(finance).call(confirmJobCash, { params: { id: jobId }, body: { amount: 1_200 } });
    expect(await saidOf()).toBeNull();
  });

  it("settles another amount once the provider states the same", async () => {
    const { claim, declare, duesOf } = await makeScene();
    await claim(1_200);
    await declare(1_100);
    expect(await duesOf()).toBe(0);
    expect((await declare(1_200)).status).toBe(200);
    expect(await duesOf()).toBe(120);
  });

  it("settles another amount once the office confirms it", async () => {
    const { finance, jobId, claim, duesOf } = await makeScene();
    await claim(1_200);
    await portal.as(finance).call(confirmJobCash, { params: { id: jobId }, body: { amount: 1_200 } });
    expect(await duesOf()).toBe(120);
  });
});
