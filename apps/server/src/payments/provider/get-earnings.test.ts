import { submitComplaint } from "@hunarmand/api/inquiries/inquiries";
import { confirmJob } from "@hunarmand/api/jobs/customer-steps";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { declareCash, getEarnings } from "@hunarmand/api/payments/provider";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { makeFeeScene } from "../../../test/make-owed.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

describe("earnings", () => {
  it("are counted on the day in Pakistan, and only for the days in the request", async () => {
    const { provider, finance } = await makeFeeScene(portal);
    const customer = await makeCustomer(portal);
    const confirm = (id: string, amount: number) =>
      portal.as(finance).call(confirmJobCash, { params: { id }, body: { amount } });
    const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
    await portal.db.updateTable("jobs").set({ materialsPaisa: 40_000 }).where("id", "=", jobId).execute();
    portal.clock.advance({ hours: 10, minutes: 59 });
    await confirm(jobId, 1_500);
    const second = await makeJob(portal, { provider, customer, status: "Completed" });
    portal.clock.advance({ minutes: 2 });
    await confirm(second, 500);
    const days = [
      { date: "2026-03-03", gross: 500, fee: 50, net: 450, jobs: 1 },
      { date: "2026-03-02", gross: 1_500, fee: 150, net: 1_350, jobs: 1 },
    ];
    const ask = async (query: { from?: string; to?: string }) =>
      (await portal.as(provider).call(getEarnings, { query })).body;
    const both = { gross: 2_000, materials: 400, jobs: 2, days };
    expect(await ask({ from: "2026-03-01", to: "2026-03-31" })).toMatchObject(both);
    const last = { gross: 500, materials: 0, days: [days[0]] };
    expect(await ask({ from: "2026-03-03", to: "2026-03-03" })).toMatchObject(last);
    expect(await ask({ to: "2026-03-02" })).toMatchObject({ from: "2026-02-01", gross: 1_500, days: [days[1]] });
    expect(await ask({ to: "2026-03-01" })).toMatchObject({ gross: 0, fee: 0, net: 0, jobs: 0, days: [] });
  });

  it("come with the newest job whose cash the handyman has not reported", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const read = async () => (await portal.as(provider).call(getEarnings, { query: {} })).body;
    const ask = async () => (await read()).cashToReport;
    expect(await read()).toMatchObject({ cashToReport: null, cashWaiting: 0 });
    const older = await makeJob(portal, { provider, customer, status: "Completed" });
    portal.clock.advance({ minutes: 1 });
    const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
    await makeJob(portal, { provider: await makeProvider(portal), customer, status: "Completed" });
    const completedDate = portal.clock.now().toISOString();
    const completedAt = new Date(completedDate);
    await portal.db.updateTable("jobs").set({ completedAt }).where("id", "=", jobId).execute();
    const jobNumber: unknown = expect.stringMatching(/^H-\d+$/);
    expect(await ask()).toMatchObject({ jobId, jobNumber, completedDate, price: 1_500 });
    expect(await ask(), "the customer has said nothing").toMatchObject({ claimed: null });
    await portal.as(customer).call(confirmJob, { params: { id: jobId }, body: { cashPaid: 1_300 } });
    expect(await ask(), "the customer's amount").toMatchObject({ jobId, price: 1_500, claimed: 1_300 });
    await portal.as(provider).call(declareCash, { body: { jobId, amount: 1_400 } });
    expect(await read(), "reported, not yet confirmed").toMatchObject({
      cashToReport: { jobId: older },
      cashWaiting: 1_400,
    });
    await portal.db.updateTable("jobs").set({ paymentMethod: "wallet" }).where("id", "=", older).execute();
    expect(await ask(), "paid through the portal").toBeNull();
    const old = { paymentMethod: "cash", completedAt: new Date("2026-01-01") } as const;
    await portal.db.updateTable("jobs").set(old).where("id", "=", older).execute();
    expect(await ask(), "too old").toBeNull();
  });

  it("keep cash that only the customer speaks of apart, until the handyman says that they got it", async () => {
    const { provider } = await makeFeeScene(portal);
    const customer = await makeCustomer(portal);
    const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
    const read = async () => (await portal.as(provider).call(getEarnings, { query: {} })).body;
    const none = { cashSaid: null, cashUnconfirmed: 0 };
    expect(await read()).toMatchObject({ gross: 0, ...none });
    await portal
      .as(customer)
      .call(confirmJob, { params: { id: jobId }, body: { rating: 5, feedback: "", cashPaid: 1_500 } });
    const skill = expect.any(String) as unknown;
    const said = {
      jobId,
      skill,
      work: { skill, area: "G-9" },
      completedDate: expect.any(String) as unknown,
      amount: 1_500,
    };
    expect(await read()).toMatchObject({ gross: 0, fee: 0, jobs: 0, days: [], cashSaid: said, cashUnconfirmed: 1_500 });
    await portal.as(provider).call(declareCash, { body: { jobId, amount: 1_500 } });
    expect(await read()).toMatchObject({ gross: 1_500, fee: 150, net: 1_350, jobs: 1, ...none });
  });

  it("name cash of which the customer states another amount, until one of both corrects it", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
    const read = async () => (await portal.as(provider).call(getEarnings, { query: {} })).body.cashDiffering;
    const declare = (amount: number) => portal.as(provider).call(declareCash, { body: { jobId, amount } });
    await portal.as(customer).call(confirmJob, { params: { id: jobId }, body: { cashPaid: 1_300 } });
    expect(await read()).toBeNull();
    await declare(1_500);
    expect(await read()).toMatchObject({ jobId, declared: 1_500, claimed: 1_300 });
    await declare(1_300);
    expect(await read()).toBeNull();
  });

  it("ask no more about cash that the handyman has complained about", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
    await portal
      .as(customer)
      .call(confirmJob, { params: { id: jobId }, body: { rating: 5, feedback: "", cashPaid: 1_500 } });
    const read = async () => (await portal.as(provider).call(getEarnings, { query: {} })).body;
    expect((await read()).cashSaid).toMatchObject({ jobId });
    const writer = { fullName: "Ali Raza", email: "ali@example.pk", phone: "03001234567" };
    const body = { ...writer, subject: "I did not get the cash", complaint: "They paid nothing.", jobId };
    expect((await portal.as(provider).call(submitComplaint, { body })).status).toBe(200);
    expect(await read()).toMatchObject({ gross: 0, cashSaid: null, cashUnconfirmed: 1_500 });
  });

  it.each([
    [{ from: "2026-03-03", to: "2026-03-02" }, "from"],
    [{ from: "2024-01-01", to: "2026-03-02" }, "from"],
    [{ from: "yesterday" }, "from"],
    [{ to: "9999-12-31" }, "to"],
    [{ to: "2026-02-30" }, "to"],
  ])("refuse %o, naming the field", async (query, field) => {
    const provider = await makeProvider(portal);
    const answer = await portal.as(provider).call(getEarnings, { query });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
  });
});
