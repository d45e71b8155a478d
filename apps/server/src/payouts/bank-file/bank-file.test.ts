import { listNotices } from "@hunarmand/api/notices/notices";
import { applyBankFile, type BankFileRead, readBankFile } from "@hunarmand/api/payouts/bank-file";
import { getPayoutAccount, listPayouts, returnPayout } from "@hunarmand/api/payouts/payouts";
import { searchOffice } from "@hunarmand/api/staff/search";
import { describe, expect, it } from "vitest";
import { makeStaff } from "../../../test/make.ts";
import { bankHeadings, makeBankForm, makePaidBatch } from "../../../test/make-bank-file.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { notifyPeople } from "../../notices/notify-people.ts";

const portal = await startPortal();
const reason = "Account closed";
const linesOf = (...rows: string[]) => [bankHeadings, ...rows].join("\r\n");

/** Two paid payouts, and a file that confirms the first and returns the second. */
async function makeScene() {
  const batch = await makePaidBatch(portal, 2);
  const [good = "", bad = ""] = batch.references;
  const file = linesOf(`${good},1500.00,Paid,,FT-1`, `${bad},"1,500",RETURNED,${reason},ft-2`);
  const read = async (text = file) => (await batch.finance.call(readBankFile, { body: makeBankForm(text) })).body;
  const apply = ({ rows: _, ...facts }: BankFileRead, headers = {}, text = file) =>
    batch.finance.call(applyBankFile, { body: makeBankForm(text, facts) }, headers);
  return { ...batch, file, read, apply, good, bad };
}

const entries = () =>
  portal.db.selectFrom("ledgerTransactions").select("sourceId").where("kind", "=", "payout-returned").execute();
const audits = () => portal.db.selectFrom("auditEntries").selectAll().orderBy("id").execute();
const owed = async (person?: Person) => person && (await portal.as(person).call(getPayoutAccount, {})).body.owed;

describe("the bank's file of payouts (docs/product.md B8)", () => {
  it("is read first: each row says what it would do, and nothing changes", async () => {
    const { read, params, good, bad, people } = await makeScene();
    const prepared = await makePaidBatch(portal, 1, { paid: false });
    const before = (await audits()).length;
    const stranger = crypto.randomUUID();
    const preview = await read(
      linesOf(
        `${good.replaceAll("-", "").toUpperCase()},1500,Success,,`,
        `${bad},1500.00,failed,${reason},`,
        `${stranger},1500,Paid,,`,
        `,1500,Paid,,FT-9`,
        `${prepared.references[0]},1500,Paid,,`,
      ),
    );
    expect(preview.rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, "confirm"],
      [3, "return"],
      [4, "unknown"],
      [5, "unknown"],
      [6, "not-paid"],
    ]);
    expect(preview).toMatchObject({ confirmed: 1, returned: 1, confirmedTotal: 1_500, returnedTotal: 1_500 });
    expect(preview.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(preview.rows[1]).toMatchObject({
      reason,
      payout: { batchId: params.id, providerId: people[1]?.id, amount: 1_500 },
    });
    const [differs] = (await read(linesOf(`${good},1499.99,Paid,,`))).rows;
    expect(differs).toMatchObject({ outcome: "amount-differs", amount: 1_499.99, payout: { amount: 1_500 } });
    expect([(await entries()).length, (await audits()).length]).toEqual([0, before]);
  });

  it("confirms and returns in one step: reference, ledger, notice with the reason, and audit follow", async () => {
    const { read, apply, finance, params, people, good, bad } = await makeScene();
    const preview = await read();
    expect(await apply(preview)).toMatchObject({ status: 200, body: { confirmed: 1, returned: 1 } });

    const { body: payouts } = await finance.call(listPayouts, { params, query: {} });
    const byId = Object.fromEntries(payouts.map((payout) => [payout.id, payout]));
    expect(byId[good]).toMatchObject({ bankReference: "FT-1", confirmedDate: expect.any(String), returnReason: null });
    expect(byId[bad]).toMatchObject({ bankReference: "FT-2", confirmedDate: null, returnReason: reason });
    expect([await owed(people[0]), await owed(people[1])]).toEqual([0, 1_500]);
    expect(await entries()).toEqual([{ sourceId: bad }]);

    await notifyPeople(portal.services);
    const noticesOf = async (person?: Person) =>
      person &&
      (await portal.as(person).call(listNotices, { query: {} })).body.filter(({ kind }) => kind === "payout-returned");
    expect(JSON.stringify(await noticesOf(people[1]))).toContain(reason);
    expect(await noticesOf(people[0])).toEqual([]);
    const { digest, rows: _, ...changes } = preview;
    expect((await audits()).slice(-2)).toMatchObject([
      { action: "payout.file", subjectType: "payout-file", subjectId: digest, after: changes },
      { action: "payout.return", subjectType: "payout-batch", subjectId: params.id, reason },
    ]);
  });

  it("finds a payout by the bank's own number, in the next file and in the search", async () => {
    const { read, apply, finance, params, good } = await makeScene();
    await apply(await read());
    const later = linesOf(`,1500,Returned,${reason},ft-1`, `${good.slice(0, 8)},1500,Paid,,`);
    const preview = await read(later);
    expect(preview.rows.map(({ outcome }) => outcome)).toEqual(["return", "unknown"]);
    const { body: found } = await finance.call(searchOffice, { query: { search: "ft-1" } });
    expect(found.map(({ kind, id }) => [kind, id])).toEqual([["payout", params.id]]);
    expect((await apply(preview, {}, later)).body).toMatchObject({ confirmed: 0, returned: 1 });
    expect(await entries()).toHaveLength(2);
  });

  it("leaves a pending row alone, and goes on with the rest of the file", async () => {
    const { read, apply, finance, params, good, bad } = await makeScene();
    // The bank may list a payout twice: first as pending, then as decided.
    const text = linesOf(
      `${bad},1500,Pending,,FT-3`,
      `${crypto.randomUUID()},1499,in process,,`,
      `${good},1500,QUEUED,,`,
      `${good},1500,Paid,,FT-1`,
    );
    const preview = await read(text);
    expect(preview.rows.map(({ said, outcome }) => [said, outcome])).toEqual([
      ...Array(3).fill(["pending", "pending"]),
      ["paid", "confirm"],
    ]);
    expect(preview).toMatchObject({ confirmed: 1, returned: 0, returnedTotal: 0 });
    expect((await apply(preview, {}, text)).body).toMatchObject({ confirmed: 1, returned: 0 });
    const { body: payouts } = await finance.call(listPayouts, { params, query: {} });
    const left = payouts.find((payout) => payout.id === bad);
    expect(left).toMatchObject({ bankReference: null, confirmedDate: null, returnReason: null });
    const pending = linesOf(`${bad},1500,Processing,,`);
    const { error } = await apply(await read(pending), {}, pending);
    expect(error.issues).toMatchObject([{ field: "file", code: "bank-file-nothing" }]);
  });

  it("changes nothing if the file does something else than the person has read", async () => {
    const { read, apply, finance, params, bad } = await makeScene();
    const preview = await read();
    await finance.call(returnPayout, { params, body: { payoutId: bad, reason } });
    const before = (await audits()).length;
    const { status, error } = await apply(preview);
    expect([status, error.code]).toEqual([409, "facts-changed"]);
    expect(error.issues?.map(({ field }) => field)).toEqual(["returnedTotal", "returned"]);
    expect((await apply({ ...(await read()), digest: "0".repeat(64) })).error.code).toBe("facts-changed");
    expect([(await entries()).length, (await audits()).length]).toEqual([1, before]);
    expect((await read()).rows.map(({ outcome }) => outcome)).toEqual(["confirm", "done"]);
  });

  it("counts once: a repeat under its key gets the same reply, and without a key nothing is new", async () => {
    const { read, apply } = await makeScene();
    const preview = await read();
    const headers = { "idempotency-key": "bank-file" };
    const first = await apply(preview, headers);
    const again = await apply(preview, headers);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await apply(preview)).error.code).toBe("facts-changed");
    const { error } = await apply(await read());
    expect(error.issues).toMatchObject([{ field: "file", code: "bank-file-nothing" }]);
    expect(await entries()).toHaveLength(1);
  });

  it("returns each payout once when the file is applied by many while others return it by hand", async () => {
    const { read, apply, finance, params, good, bad } = await makeScene();
    const preview = await read();
    const byHand = (payoutId: string) => finance.call(returnPayout, { params, body: { payoutId, reason } });
    const statuses = await Promise.all([
      ...[1, 2, 3, 4].map(async () => (await apply(preview)).status),
      ...[bad, good].map(async (id) => (await byHand(id)).status),
    ]);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(statuses.slice(0, 4).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect((await entries()).map(({ sourceId }) => sourceId).sort()).toEqual([good, bad].sort());
  });

  it("is only for Finance and the Owner", async () => {
    const { people, file, read } = await makeScene();
    const { rows: _, ...facts } = await read();
    const others = [people[0] as Person, await makeStaff(portal, "Support"), await makeStaff(portal, "Dispatcher")];
    for (const person of others) {
      expect((await portal.as(person).call(readBankFile, { body: makeBankForm(file) })).status).toBe(403);
      expect((await portal.as(person).call(applyBankFile, { body: makeBankForm(file, facts) })).status).toBe(403);
    }
    expect((await portal.call(applyBankFile, { body: makeBankForm(file, facts) })).status).toBe(401);
    const owner = portal.as(await makeStaff(portal, "Owner"));
    expect((await owner.call(applyBankFile, { body: makeBankForm(file, facts) })).status).toBe(200);
  });
});
