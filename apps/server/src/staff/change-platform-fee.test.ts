import type { RequestOf } from "@hunarmand/api/call";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { getReceipt } from "@hunarmand/api/payments/receipts";
import { listAudit } from "@hunarmand/api/staff/audit/audit";
import { changePlatformFee } from "@hunarmand/api/staff/fee/platform-fee";
import { getOfficeSettings } from "@hunarmand/api/staff/staff";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { platformFeePercent, writeSettings } from "../domain/settings/settings.queries.ts";

const portal = await startPortal();

type Body = RequestOf<typeof changePlatformFee>["body"];

/** The test's clock begins on 2026-03-02. */
const change = async (body: Partial<Body>) => {
  const owner = portal.as(await makeStaff(portal));
  const read = { platformFeePercent: 10, plannedFee: null };
  const usual = { percent: 12, from: "2026-03-05", reason: "Card fees went up.", read };
  return owner.call(changePlatformFee, { body: { ...usual, ...body } });
};
const planned = { percent: 12, from: "2026-03-05" };

/** Settles a completed job in cash, and returns its fee. */
async function settle(price: number) {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const params = { id: await makeJob(portal, { provider, customer, status: "Completed" }) };
  await portal.as(await makeStaff(portal, "Finance")).call(confirmJobCash, { params, body: { amount: price } });
  return (await portal.as(provider).call(getReceipt, { params })).body.fee;
}

describe("a change of the fee", () => {
  it("holds from midnight of its day in Pakistan: jobs settled before keep the old fee", async () => {
    await writeSettings(portal.db, { platformFeePercent: 10 });
    expect(await change({})).toMatchObject({
      status: 200,
      body: { settings: { platformFeePercent: 10, plannedFee: planned } },
    });
    expect(await settle(1_500)).toBe(150);
    // 2026-03-04, 23:59 in Pakistan.
    portal.clock.advance({ days: 2, hours: 10, minutes: 59 });
    expect(await settle(1_500)).toBe(150);
    portal.clock.advance({ minutes: 1 });
    expect(await settle(1_500)).toBe(180);
    const finance = portal.as(await makeStaff(portal, "Finance"));
    expect((await finance.call(getOfficeSettings, {})).body).toMatchObject({
      platformFeePercent: 12,
      plannedFee: null,
    });
  });

  it("leaves who, when, reason, before and after in the audit", async () => {
    await writeSettings(portal.db, { platformFeePercent: 10 });
    await change({});
    const owner = portal.as(await makeStaff(portal));
    const { body } = await owner.call(listAudit, { query: { action: "settings.fee" } });
    expect(body).toMatchObject([{ subjectType: "settings", reason: "Card fees went up." }]);
    expect(JSON.parse(body[0]?.before ?? "")).toEqual({ platformFeePercent: 10, plannedFee: null });
    expect(JSON.parse(body[0]?.after ?? "")).toEqual({ platformFeePercent: 10, plannedFee: planned });
  });

  it("from today holds at once, and today's fee from today on withdraws a planned one", async () => {
    await writeSettings(portal.db, { platformFeePercent: 10 });
    expect((await change({ from: "2026-03-02" })).body.settings).toMatchObject({
      platformFeePercent: 12,
      plannedFee: null,
    });
    const read = { platformFeePercent: 12, plannedFee: null };
    const later = { percent: 20, from: "2026-04-01" };
    await change({ ...later, read });
    const back = await change({ percent: 12, from: "2026-03-02", read: { platformFeePercent: 12, plannedFee: later } });
    expect(back.body.settings).toMatchObject(read);
  });

  it("replaces the planned one, and the one that already holds stays until then", async () => {
    await writeSettings(portal.db, { platformFeePercent: 10, plannedFee: planned });
    portal.clock.advance({ days: 4 });
    const read = { platformFeePercent: 12, plannedFee: null };
    const next = { percent: 15, from: "2026-04-01" };
    expect((await change({ ...next, read })).body.settings).toMatchObject({ platformFeePercent: 12, plannedFee: next });
  });

  it.each([
    [{ from: "2026-03-01" }, "from"],
    [{ from: "2027-03-04" }, "from"],
    [{ from: "tomorrow" }, "from"],
    [{ percent: 10 }, "percent"],
    [{ percent: 101 }, "percent"],
    [{ percent: -1 }, "percent"],
    [{ reason: " " }, "reason"],
  ])("is refused with %o, naming the field, and changes nothing", async (wrong, field) => {
    await writeSettings(portal.db, { platformFeePercent: 10 });
    expect(await change(wrong)).toMatchObject({ status: 400, error: { issues: [{ field }] } });
    const owner = portal.as(await makeStaff(portal));
    expect((await owner.call(getOfficeSettings, {})).body).toMatchObject({ platformFeePercent: 10, plannedFee: null });
  });

  it("is for the Owner alone", async () => {
    const read = { platformFeePercent: 0, plannedFee: null };
    const body = { percent: 12, from: "2026-03-05", reason: "x", read };
    for (const role of ["Finance", "Dispatcher", "Support", "Verifier"] as const)
      expect((await portal.as(await makeStaff(portal, role)).call(changePlatformFee, { body })).status).toBe(403);
  });
});

it("lists of jobs show a planned fee from its day on, by the database's clock", async () => {
  const readFee = async () => {
    const { fee } = await portal.db.selectNoFrom(platformFeePercent.as("fee")).executeTakeFirstOrThrow();
    return fee;
  };
  await writeSettings(portal.db, { platformFeePercent: 10, plannedFee: { percent: 12, from: "2999-01-01" } });
  expect(await readFee()).toBe(10);
  await writeSettings(portal.db, { plannedFee: { percent: 12, from: "2020-01-01" } });
  expect(await readFee()).toBe(12);
  await writeSettings(portal.db, { plannedFee: null });
  expect(await readFee()).toBe(10);
});
