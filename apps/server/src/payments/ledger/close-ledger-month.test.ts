import { listLedgerLines } from "@hunarmand/api/payments/ledger";
import { closeLedgerMonth, getLedgerMonths } from "@hunarmand/api/payments/months";
import { correctPayment } from "@hunarmand/api/payments/returns";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeProvider, makeStaff } from "../../../test/make.ts";
import { makePaidFeeJob, payJobByCard } from "../../../test/make-owed.ts";
import { startPortal } from "../../../test/portal.ts";
import { postTransaction } from "../../domain/payments/ledger.queries.ts";

const portal = await startPortal();
const [march, april] = ["2026-03-01", "2026-04-01"];

/** A card payment of 2 March 2026, seen on 3 April. */
async function makeEndedMonth() {
  const scene = await makePaidFeeJob(portal);
  portal.clock.advance({ days: 32 });
  portal.forgetSessions();
  const desk = portal.as(scene.finance);
  const close = (month: string) => desk.call(closeLedgerMonth, { body: { month } });
  return { ...scene, desk, close };
}
const inMarch = { from: "2026-03-01", to: "2026-03-31" };

/** An entry that is dated so many days ago. */
const postBack = async (days: number) => {
  const { id } = await makeProvider(portal);
  const now = new Date(portal.clock.now().getTime() - days * 86_400_000);
  const lines = [
    { accountKind: "card-clearing" as const, ownerId: null, amountPaisa: 700 },
    { accountKind: "provider-dues" as const, ownerId: id, amountPaisa: -700 },
  ];
  return postTransaction(portal.db, { kind: "card-payment", sourceId: crypto.randomUUID(), jobId: null, lines, now });
};

describe("a closed month of the ledger", () => {
  it("gets no entry: a correction of its payment is dated into the open month", async () => {
    const { desk, id, close } = await makeEndedMonth();
    expect((await desk.call(getLedgerMonths, {})).body).toEqual({ closed: null, next: march });
    expect(await close(march)).toMatchObject({
      status: 200,
      body: { closed: { month: march, by: "Test Finance" }, next: null },
    });
    const before = (await desk.call(listLedgerLines, { query: inMarch })).body;
    await desk.call(correctPayment, { params: { id }, body: { amount: 100, reason: "Charged twice." } });
    expect(await postBack(20)).toBe(true);
    expect((await desk.call(listLedgerLines, { query: inMarch })).body).toEqual(before);
    const { body: open } = await desk.call(listLedgerLines, { query: { from: april } });
    expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(["correction", "card-payment"]));
  });

  it("is refused by the database itself", async () => {
    const { close } = await makeEndedMonth();
    await close(march);
    const entry = { id: crypto.randomUUID(), kind: "refund" as const, sourceId: crypto.randomUUID(), jobId: null };
    const postedAt = new Date("2026-03-31T18:59:59.999Z");
    const insert = (at: Date) =>
      portal.db
        .insertInto("ledgerTransactions")
        .values({ ...entry, postedAt: at })
        .execute();
    await expect(insert(postedAt)).rejects.toThrow("closed month");
    await insert(new Date(postedAt.getTime() + 1));
  });

  it("is the oldest open one that has ended, and is closed once when colleagues close it at once", async () => {
    const { close } = await makeEndedMonth();
    for (const month of [april, "2026-02-01", "2026-03-02"]) {
      expect(await close(month)).toMatchObject({ status: 400, error: { issues: [{ field: "month" }] } });
    }
    const answers = await Promise.all(Array.from({ length: 5 }, () => close(march)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await portal.db.selectFrom("ledgerClosings").select(sql`month::text`.as("month")).execute()).toEqual([
      { month: march },
    ]);
    const audit = await portal.db
      .selectFrom("auditEntries")
      .select("subjectId")
      .where("action", "=", "ledger.close-month")
      .execute();
    expect(audit).toEqual([{ subjectId: march }]);
  });

  it("has the same lines afterwards, however many payments are posted while it is being closed", async () => {
    const { desk, close } = await makeEndedMonth();
    const paying = Array.from({ length: 6 }, () => postBack(10));
    const [closed] = await Promise.all([close(march), ...paying]);
    expect(closed.status).toBe(200);
    const before = (await desk.call(listLedgerLines, { query: inMarch })).body;
    await Promise.all([postBack(10), payJobByCard(portal, await makeProvider(portal))]);
    expect((await desk.call(listLedgerLines, { query: inMarch })).body).toEqual(before);
  });

  it("is closed by Finance and the Owner alone", async () => {
    const { close, provider, customer } = await makeEndedMonth();
    for (const other of [
      provider,
      customer,
      await makeStaff(portal, "Support"),
      await makeStaff(portal, "Dispatcher"),
    ]) {
      expect((await portal.as(other).call(getLedgerMonths, {})).status).toBe(403);
      expect((await portal.as(other).call(closeLedgerMonth, { body: { month: march } })).status).toBe(403);
    }
    const owner = portal.as(await makeStaff(portal, "Owner"));
    expect((await owner.call(closeLedgerMonth, { body: { month: march } })).status).toBe(200);
    expect(await close("soon")).toMatchObject({ status: 400, error: { issues: [{ field: "month" }] } });
  });
});
