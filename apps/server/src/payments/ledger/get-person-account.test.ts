import { type AccountLine, getPersonAccount } from "@hunarmand/api/payments/ledger";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { refundPayment } from "@hunarmand/api/payments/returns";
import { searchOffice } from "@hunarmand/api/staff/search";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeStaff } from "../../../test/make.ts";
import { makePaidFeeJob } from "../../../test/make-owed.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

/** A card job, and a day later a cash job of the same two people. The fee is ten per cent. */
async function makeTwoDays() {
  const scene = await makePaidFeeJob(portal);
  portal.clock.advance({ days: 1 });
  portal.forgetSessions();
  const cashJob = await makeJob(portal, { ...scene, status: "Completed" });
  const desk = portal.as(scene.finance);
  await desk.call(confirmJobCash, { params: { id: cashJob }, body: { amount: 900 } });
  const read = async (person: Person, query = {}) =>
    (await desk.call(getPersonAccount, { params: { id: person.id }, query })).body;
  return { ...scene, desk, cashJob, read };
}

const dayOf = (time: Date) => new Date(time.getTime() + 5 * 3_600_000).toISOString().slice(0, 10);
const shorten = ({ account, debit, credit, balance }: AccountLine) => [account, debit, credit, balance];

describe("a person's account", () => {
  it("goes from the opening to the closing balance of a period, and each line leads to its job and receipt", async () => {
    const { provider, cashJob, read } = await makeTwoDays();
    const day = dayOf(portal.clock.now());
    const account = await read(provider, { from: day, to: day });
    expect(account).toMatchObject({ role: "Provider", phoneNumber: provider.phone, from: day, to: day });
    expect(account).toMatchObject({ openingBalance: 1_350, closingBalance: 1_260 });
    expect(account.lines.map(shorten)).toEqual([
      ["provider-dues", 90, null, 1_260],
      ["cash-with-provider", 900, null, 1_350],
      ["provider-payable", null, 900, 2_250],
    ]);
    expect(account.lines.every(({ jobId, receiptNumber }) => jobId === cashJob && receiptNumber)).toBe(true);
  });

  it("of a customer shows what they paid and what was refunded, and comes page by page with the same balances", async () => {
    const { desk, customer, id, jobId, read } = await makeTwoDays();
    const body = { amount: 500, reason: "Half of the work." };
    await desk.call(refundPayment, { params: { id }, body });
    const whole = await read(customer);
    expect(whole).toMatchObject({ role: "Customer", openingBalance: 0, closingBalance: 0 });
    expect(whole.lines.slice(0, 2)).toMatchObject([
      { kind: "refund", jobId },
      { kind: "refund", jobId },
    ]);
    const lines: AccountLine[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 3, ...(cursor ? { cursor } : {}) };
      const page = await desk.call(getPersonAccount, { params: { id: customer.id }, query });
      lines.push(...page.body.lines);
      cursor = page.headers["x-next-cursor"] as string | undefined;
    } while (cursor);
    expect(lines).toEqual(whole.lines);
  });

  it("is found by Finance by any word of the name, for customers and handymen", async () => {
    const { desk, provider, customer } = await makeTwoDays();
    for (const person of [provider, customer]) {
      await portal.db.updateTable("accounts").set({ lastName: "Ghani" }).where("id", "=", person.id).execute();
    }
    const { body } = await desk.call(searchOffice, { query: { search: "ghani" } });
    const accounts = body.filter(({ kind }) => kind === "account").map(({ id }) => id);
    expect(new Set(accounts)).toEqual(new Set([provider.id, customer.id]));
  });

  it("is for Finance and the Owner, and only of customers and handymen", async () => {
    const { desk, provider, customer, finance } = await makeTwoDays();
    const params = { id: customer.id };
    for (const person of [provider, customer, await makeStaff(portal, "Support"), await makeStaff(portal, "Verifier")])
      expect((await portal.as(person).call(getPersonAccount, { params, query: {} })).status).toBe(403);
    const owner = portal.as(await makeStaff(portal, "Owner"));
    expect((await owner.call(getPersonAccount, { params, query: {} })).status).toBe(200);
    for (const id of [finance.id, crypto.randomUUID()]) {
      const refused = await desk.call(getPersonAccount, { params: { id }, query: {} });
      expect(refused).toMatchObject({ status: 404, error: { code: "person-not-found" } });
    }
    const backwards = { from: "2026-03-02", to: "2026-03-01" };
    const refused = await desk.call(getPersonAccount, { params, query: backwards });
    expect(refused).toMatchObject({ status: 400, error: { issues: [{ field: "from" }] } });
    const empty = await desk.call(getPersonAccount, { params: { id: (await makeCustomer(portal)).id }, query: {} });
    expect(empty.body).toMatchObject({ openingBalance: 0, closingBalance: 0, lines: [] });
  });
});
