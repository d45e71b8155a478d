import { confirmJobCash } from "@hunarmand/api/payments/office";
import { getPaymentSummary } from "@hunarmand/api/payments/provider";
import { listDues } from "@hunarmand/api/payments/statement";
import { payPayouts, preparePayouts } from "@hunarmand/api/payouts/payouts";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeOwedProvider } from "../../../test/make-owed.ts";
import { startPortal } from "../../../test/portal.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";

const portal = await startPortal();

/** Settles a job in cash for each price, a minute apart. A tenth of it becomes a due. */
async function settleCash(provider: Awaited<ReturnType<typeof makeProvider>>, ...prices: number[]) {
  await writeSettings(portal.db, { platformFeePercent: 10 });
  const finance = portal.as(await makeStaff(portal, "Finance"));
  for (const amount of prices) {
    portal.clock.advance({ minutes: 1 });
    const id = await makeJob(portal, { provider, customer: await makeCustomer(portal), status: "Completed" });
    expect((await finance.call(confirmJobCash, { params: { id }, body: { amount } })).status).toBe(200);
  }
  return finance;
}

describe("the lines of what a provider owes", () => {
  it("name job and amount, newest first, and sum to the amount of the summary", async () => {
    const provider = await makeProvider(portal);
    await settleCash(provider, 1_500, 2_000);
    const own = portal.as(provider);
    const { body } = await own.call(listDues, { query: {} });
    expect(body.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ["platform-fee", 200, 350],
      ["platform-fee", 150, 150],
    ]);
    expect(body.every(({ jobNumber }) => jobNumber?.startsWith("H-"))).toBe(true);
    const summary = await own.call(getPaymentSummary, {});
    expect(body.reduce((sum, { amount }) => sum + amount, 0)).toBe(summary.body.duePayments);
  });

  it("begin after a payout has taken off what was owed, and come page by page", async () => {
    const provider = await makeOwedProvider(portal);
    const finance = await settleCash(provider, 1_500);
    const { body: prepared } = await finance.call(preparePayouts, { body: {} });
    await finance.call(payPayouts, { params: { id: prepared.batch.id } });
    const own = portal.as(provider);
    expect((await own.call(listDues, { query: {} })).body).toEqual([]);
    await settleCash(provider, 1_000, 3_000);
    const first = await own.call(listDues, { query: { limit: 1 } });
    expect(first.body).toMatchObject([{ amount: 300, balance: 400 }]);
    const cursor = String(first.headers["x-next-cursor"]);
    const second = await own.call(listDues, { query: { limit: 1, cursor } });
    expect(second.body).toMatchObject([{ amount: 100, balance: 100 }]);
    expect(second.headers["x-next-cursor"]).toBeUndefined();
  });

  it("are only for the provider", async () => {
    const customer = await makeCustomer(portal);
    expect((await portal.as(customer).call(listDues, { query: {} })).status).toBe(403);
  });
});
