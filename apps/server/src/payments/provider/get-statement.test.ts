import { confirmJobCash } from "@hunarmand/api/payments/office";
import { getStatement, type StatementLine } from "@hunarmand/api/payments/statement";
import { payPayouts, preparePayouts } from "@hunarmand/api/payouts/payouts";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeOwedProvider } from "../../../test/make-owed.ts";
import { startPortal } from "../../../test/portal.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";

const portal = await startPortal();

/** Makes a card job, a day later a cash job, and two days later the payout of the balance. The fee is ten per cent. */
async function makeThreeDays() {
  await writeSettings(portal.db, { platformFeePercent: 10 });
  const provider = await makeOwedProvider(portal);
  portal.clock.advance({ minutes: 24 * 60 });
  portal.forgetSessions();
  const finance = portal.as(await makeStaff(portal, "Finance"));
  const cashJob = await makeJob(portal, { provider, customer: await makeCustomer(portal), status: "Completed" });
  await finance.call(confirmJobCash, { params: { id: cashJob }, body: { amount: 1_500 } });
  portal.clock.advance({ minutes: 24 * 60 });
  portal.forgetSessions();
  const { body } = await finance.call(preparePayouts, { body: {} });
  await finance.call(payPayouts, { params: { id: body.batch.id } });
  return portal.as(provider);
}

describe("a provider's statement", () => {
  it("goes from the opening to the closing balance, line by line", async () => {
    const provider = await makeThreeDays();
    const { body } = await provider.call(getStatement, { query: {} });
    expect(body).toMatchObject({ openingBalance: 0, closingBalance: 0 });
    const lines = body.lines.map(({ kind, amount, balance }) => [kind, amount, balance]).reverse();
    expect(lines).toEqual([
      ["job-value", 1_500, 1_500],
      ["platform-fee", -150, 1_350],
      ["job-value", 1_500, 2_850],
      ["cash-received", -1_500, 1_350],
      ["platform-fee", -150, 1_200],
      ["dues-set-off", -150, 1_050],
      ["dues-set-off", 150, 1_200],
      ["payout", -1_200, 0],
    ]);
    expect(
      body.lines.every(({ jobId, jobNumber }) => (jobId === null ? jobNumber === null : jobNumber?.startsWith("H-"))),
    ).toBe(true);
    expect(body.lines.every(({ kind, jobId }) => (jobId === null) === /payout|set-off/.test(kind))).toBe(true);
  });

  it("comes page by page, with the same balance for each line as on one page", async () => {
    const provider = await makeThreeDays();
    const whole = await provider.call(getStatement, { query: {} });
    const lines: StatementLine[] = [];
    let cursor: string | undefined;
    do {
      const page = await provider.call(getStatement, { query: { limit: 3, ...(cursor ? { cursor } : {}) } });
      expect(page.body).toMatchObject({ openingBalance: 0, closingBalance: 0 });
      lines.push(...page.body.lines);
      cursor = page.headers["x-next-cursor"] as string | undefined;
    } while (cursor);
    expect(lines).toEqual(whole.body.lines);
  });

  it("of one day begins with the balance of the days before", async () => {
    const provider = await makeThreeDays();
    const { body: whole } = await provider.call(getStatement, { query: {} });
    const day = new Date(portal.clock.now().getTime() - 24 * 3_600_000 + 5 * 3_600_000).toISOString().slice(0, 10);
    const { body } = await provider.call(getStatement, { query: { from: day, to: day } });
    expect(body).toMatchObject({ from: day, to: day, openingBalance: 1_350, closingBalance: 1_200 });
    expect(body.lines).toEqual(whole.lines.slice(3, 6));
  });

  it("is only for the provider, and refuses impossible days", async () => {
    const [other, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const { body } = await portal.as(other).call(getStatement, { query: {} });
    expect(body).toMatchObject({ openingBalance: 0, closingBalance: 0, lines: [] });
    expect((await portal.as(customer).call(getStatement, { query: {} })).status).toBe(403);
    const backwards = { from: "2026-03-02", to: "2026-03-01" };
    const answer = await portal.as(other).call(getStatement, { query: backwards });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "from" }] } });
  });
});
