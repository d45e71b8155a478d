import { listNotices } from "@hunarmand/api/notices/notices";
import { listCardTransactions } from "@hunarmand/api/payments/payer";
import { getStatement } from "@hunarmand/api/payments/statement";
import {
  cancelPayouts,
  getPayoutAccount,
  listPayouts,
  payPayouts,
  preparePayouts,
  returnPayout,
} from "@hunarmand/api/payouts/payouts";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeStaff } from "../../../test/make.ts";
import { makeOwedProvider } from "../../../test/make-owed.ts";
import { startPortal } from "../../../test/portal.ts";
import { notifyPeople } from "../../notices/notify-people.ts";

const portal = await startPortal();
const reason = "The bank does not know this account.";

/** Makes an undecided batch with one payout of PKR 1,500. */
async function prepareOne() {
  const [provider, finance] = [await makeOwedProvider(portal), portal.as(await makeStaff(portal, "Finance"))];
  const { body } = await finance.call(preparePayouts, { body: {} });
  const params = { id: body.batch.id };
  const [payout] = (await finance.call(listPayouts, { params, query: {} })).body;
  const giveBack = (payoutId = payout?.id ?? "") => finance.call(returnPayout, { params, body: { payoutId, reason } });
  return { provider, finance, params, giveBack };
}

const readLedger = async () => {
  const { rows } = await sql<{ kind: string; accountKind: string; amount: number }>`
    select entry.kind, line.account_kind, line.amount_paisa::int as amount
    from ledger_lines line join ledger_transactions entry on entry.id = line.transaction_id
    where entry.kind like 'payout%' order by line.id`.execute(portal.db);
  return rows.map(({ kind, accountKind, amount }) => `${kind}: ${accountKind} ${amount}`);
};

describe("a payout that the bank returned (security, Money: an entry of its own, with a reason)", () => {
  it("is owed again, appears in statement and history beside the payout, and in the next batch", async () => {
    const { provider, finance, params, giveBack } = await prepareOne();
    await finance.call(payPayouts, { params });
    expect((await portal.as(provider).call(getPayoutAccount, {})).body.owed).toBe(0);

    expect(await giveBack()).toMatchObject({ status: 200, body: { amount: 1_500 } });

    expect(await readLedger()).toEqual([
      "payout: provider-payable 150000",
      "payout: payout-clearing -150000",
      "payout-returned: payout-clearing 150000",
      "payout-returned: provider-payable -150000",
    ]);
    expect((await portal.as(provider).call(getPayoutAccount, {})).body.owed).toBe(1_500);
    const { body: statement } = await portal.as(provider).call(getStatement, { query: {} });
    expect(statement.lines.map(({ kind, amount }) => ({ kind, amount }))).toEqual([
      { kind: "payout-returned", amount: 1_500 },
      { kind: "payout", amount: -1_500 },
      { kind: "job-value", amount: 1_500 },
    ]);
    const history = await portal
      .as(provider)
      .call(listCardTransactions, { body: { email: provider.email }, query: {} });
    expect(history.body.map(({ CardType, TransactionFor }) => `${CardType} ${TransactionFor}`).sort()).toEqual(
      ["Payout in", "Payout returned out", "Visa in"].sort(),
    );
    const [payout] = (await finance.call(listPayouts, { params, query: {} })).body;
    expect(payout?.returnReason).toBe(reason);
    expect((await finance.call(preparePayouts, { body: {} })).body.batch.total).toBe(1_500);
  });

  it("notifies the handyman of the reason, and is audited", async () => {
    const { provider, finance, params, giveBack } = await prepareOne();
    await finance.call(payPayouts, { params });
    await giveBack();
    await notifyPeople(portal.services);
    const { body: notices } = await portal.as(provider).call(listNotices, { query: {} });
    const notice = notices.find(({ kind }) => kind === "payout-returned");
    expect(notice).toMatchObject({ subject: "A payout came back: PKR 1,500", link: "/payoutaccount" });
    expect(notice?.text).toContain("ending in 6702");
    expect(JSON.stringify(notice)).toContain(reason);
    const audit = await portal.db.selectFrom("auditEntries").select(["action", "reason"]).orderBy("id").execute();
    expect(audit.at(-1)).toEqual({ action: "payout.return", reason });
  });

  it("counts once, even if many requests report it at once", async () => {
    const { finance, params, giveBack } = await prepareOne();
    await finance.call(payPayouts, { params });
    const replies = await Promise.all([giveBack(), giveBack(), giveBack()]);
    replies.push(await giveBack());
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await readLedger()).filter((line) => line.startsWith("payout-returned"))).toHaveLength(2);
  });

  it("must be paid, of this batch and with a reason, and is only for Finance", async () => {
    const { provider, finance, params, giveBack } = await prepareOne();
    expect((await giveBack()).error.code).toBe("payout-not-paid");
    expect((await giveBack(crypto.randomUUID())).error.code).toBe("payout-not-found");
    const without = await finance.call(returnPayout, { params, body: { payoutId: params.id, reason: " " } });
    expect(without).toMatchObject({ status: 400, error: { issues: [{ field: "reason" }] } });
    const body = { payoutId: params.id, reason };
    for (const person of [provider, await makeStaff(portal, "Support")])
      expect((await portal.as(person).call(returnPayout, { params, body })).status).toBe(403);
    expect((await portal.call(returnPayout, { params, body })).status).toBe(401);
    await finance.call(cancelPayouts, { params, body: { reason } });
    expect((await giveBack()).error.code).toBe("payout-not-paid");
    expect(await readLedger()).toEqual([]);
  });
});
