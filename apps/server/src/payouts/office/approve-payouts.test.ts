import {
  approvePayouts,
  cancelPayouts,
  exportPayouts,
  payPayouts,
  preparePayouts,
  readPayoutBatch,
} from "@hunarmand/api/payouts/payouts";
import { beforeEach, describe, expect, it } from "vitest";
import { makeStaff } from "../../../test/make.ts";
import { makeOwedProvider } from "../../../test/make-owed.ts";
import { startPortal } from "../../../test/portal.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";

const portal = await startPortal();
const makeDesk = async (role: "Finance" | "Owner" = "Finance") => portal.as(await makeStaff(portal, role));

beforeEach(() => writeSettings(portal.db, { payoutApprovalAbovePkr: 1_000 }));

/** Makes a batch of PKR 1,500, which is above the Owner's limit. */
async function makeBatch() {
  const [maker, colleague] = [await makeDesk(), await makeDesk()];
  await makeOwedProvider(portal);
  const { body } = await maker.call(preparePayouts, { body: {} });
  const params = { id: body.batch.id };
  const read = async () => (await colleague.call(readPayoutBatch, { params })).body;
  return { maker, colleague, params, read };
}
const auditOf = (action: string) =>
  portal.db.selectFrom("auditEntries").select("actorId").where("action", "=", action).execute();

describe("a batch of payouts above the Owner's limit", () => {
  it("has no file and cannot be paid until a second member of staff approves it", async () => {
    const { maker, colleague, params, read } = await makeBatch();
    expect(await read()).toMatchObject({ needsApproval: true, nextSteps: ["approve", "cancel"] });
    for (const desk of [maker, colleague, await makeDesk("Owner")])
      for (const call of [payPayouts, exportPayouts])
        expect((await desk.call(call, { params })).error.code).toBe("payout-unapproved");
    expect(await colleague.call(approvePayouts, { params })).toMatchObject({
      status: 200,
      body: { status: "prepared" },
    });
    const next = ["export", "pay", "cancel"];
    expect(await read()).toMatchObject({ needsApproval: false, approvedBy: "Test Finance", nextSteps: next });
    expect((await maker.call(exportPayouts, { params })).status).toBe(200);
    expect((await maker.call(payPayouts, { params })).body.status).toBe("paid");
  });

  it("cannot be approved by who prepared it, be it the Owner", async () => {
    const owner = await makeDesk("Owner");
    await makeOwedProvider(portal);
    const { body } = await owner.call(preparePayouts, { body: {} });
    expect(body.batch.nextSteps).toEqual(["cancel"]);
    const params = { id: body.batch.id };
    const refused = await owner.call(approvePayouts, { params });
    expect(refused).toMatchObject({ status: 403, error: { code: "payout-own" } });
    await expect(
      portal.db
        .updateTable("payoutBatches")
        .set(({ ref }) => ({ approvedBy: ref("createdBy"), approvedAt: ref("createdAt") }))
        .execute(),
    ).rejects.toThrow("payout_batches_approval_check");
  });

  it("is approved once when many colleagues approve at once, and never by its maker", async () => {
    const { maker, params, read } = await makeBatch();
    const colleagues = await Promise.all(Array.from({ length: 6 }, () => makeDesk()));
    const answers = await Promise.all(
      [maker, ...colleagues, maker].map((desk) => desk.call(approvePayouts, { params })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error.code === "payout-state").length).toBeGreaterThanOrEqual(5);
    expect(await auditOf("payout.approve")).toHaveLength(1);
    expect((await read()).needsApproval).toBe(false);
  });

  it("is not paid when paying, cancelling and approving race and paying comes first", async () => {
    for (let round = 0; round < 4; round++) {
      const { maker, colleague, params, read } = await makeBatch();
      const [paid, approved, cancelled] = await Promise.all([
        maker.call(payPayouts, { params }),
        colleague.call(approvePayouts, { params }),
        colleague.call(cancelPayouts, { params, body: { reason: "Wrong." } }),
      ]);
      const { status, approvedBy } = await read();
      expect(status === "paid" ? approvedBy : "nobody paid it").toBeTruthy();
      expect(paid.status === 200).toBe(status === "paid");
      expect(cancelled.status === 200).toBe(status === "cancelled");
      if (approvedBy === null) expect(approved.status).toBe(409);
    }
  });

  it("needs no approval at the sum itself, and only Finance and the Owner approve", async () => {
    await writeSettings(portal.db, { payoutApprovalAbovePkr: 1_500 });
    const { maker, colleague, params, read } = await makeBatch();
    expect(await read()).toMatchObject({
      needsApproval: false,
      approvedBy: null,
      nextSteps: ["export", "pay", "cancel"],
    });
    expect((await colleague.call(approvePayouts, { params })).error.code).toBe("payout-state");
    for (const role of ["Verifier", "Dispatcher", "Support"] as const)
      expect((await portal.as(await makeStaff(portal, role)).call(approvePayouts, { params })).status).toBe(403);
    expect((await maker.call(payPayouts, { params })).status).toBe(200);
    const nowhere = { id: crypto.randomUUID() };
    expect((await colleague.call(approvePayouts, { params: nowhere })).error.code).toBe("payout-not-found");
  });
});
