import { listSubmittedPayments } from "@hunarmand/api/payments/office";
import {
  getPaymentProof,
  listCardTransactions,
  listWalletPayments,
  performTransaction,
  submitWalletPayment,
} from "@hunarmand/api/payments/payer";
import { getEarnings, getPaymentSummary } from "@hunarmand/api/payments/provider";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeProvider, makeStaff } from "../../test/make.ts";
import { makeForm, makePicture } from "../../test/make-image.ts";
import { type Person, startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const pay = async (person: Person, amount: number, headers = {}) => {
  const card = { nameOnCard: "Ali", cardNumber: "4242424242424242", expiryDate: "12/29", cvv: "123" };
  return portal.as(person).call(performTransaction, { body: { ...card, amount, email: person.email } }, headers);
};
const submitPayment = async (person: Person, transactionId: string, picture?: Buffer) => {
  const form = { walletType: "sadapay", amount: "10", senderName: "Ali", sentDate: "2026-03-01", email: person.email };
  const body = makeForm({ ...form, transactionId, transactionImage: picture ?? (await makePicture()) });
  return (await portal.as(person).call(submitWalletPayment, { body })).body.transaction.id;
};
const of = (person: Person, query = {}) => ({ body: { email: person.email }, query });

async function walkPages(
  read: (query: object) => Promise<{ body: { id: string }[]; headers: Record<string, unknown> }>,
) {
  const seen: string[] = [];
  let cursor: unknown;
  do {
    const page = await read({ limit: 2, ...(cursor ? { cursor } : {}) });
    seen.push(...page.body.map(({ id }) => id));
    cursor = page.headers["x-next-cursor"];
  } while (cursor);
  return seen;
}

describe("payment histories", () => {
  it("come newest first page by page, without a gap or a repeat", async () => {
    const [provider, finance] = [await makeProvider(portal), await makeStaff(portal, "Finance")];
    const [cards, wallets]: [string[], string[]] = [[], []];
    for (let i = 1; i <= 5; i++) {
      cards.unshift((await pay(provider, i)).body.transaction.id);
      wallets.unshift(await submitPayment(provider, `W${i}`));
    }
    const own = portal.as(provider);
    expect(await walkPages((query) => own.call(listCardTransactions, of(provider, query)))).toEqual(cards);
    expect(await walkPages((query) => own.call(listWalletPayments, of(provider, query)))).toEqual(wallets);
    const desk = portal.as(finance);
    expect(await walkPages((query) => desk.call(listSubmittedPayments, { query }))).toEqual(wallets);
  });

  it("are for their owner, and for Finance, which writes an audit row", async () => {
    const [provider, other] = [await makeProvider(portal), await makeCustomer(portal)];
    const finance = await makeStaff(portal, "Finance");
    await pay(provider, 5);
    await submitPayment(provider, "W1");
    for (const call of [listCardTransactions, listWalletPayments]) {
      const refused = await portal.as(other).call(call, of(provider));
      expect(refused).toMatchObject({ status: 403, error: { code: "not-your-account" } });
      expect((await portal.as(finance).call(call, of(provider))).body).toHaveLength(1);
      expect((await portal.as(await makeStaff(portal, "Support")).call(call, of(provider))).status).toBe(403);
      expect((await portal.call(call, of(provider))).status).toBe(401);
      expect(await portal.as(provider).call(call, { body: { email: "" }, query: {} })).toMatchObject({
        status: 400,
        error: { issues: [{ field: "email" }] },
      });
    }
    const audit = await portal.db.selectFrom("auditEntries").select(["actorId", "subjectId"]).orderBy("id").execute();
    expect(audit).toEqual(Array(2).fill({ actorId: finance.id, subjectId: provider.id }));
  });

  it("and all other calls about money reply to a pending provider with the pending text", async () => {
    const pending = await makeProvider(portal, { status: "Pending" });
    const as = portal.as(pending);
    const answers = [
      await as.call(listCardTransactions, of(pending)),
      await as.call(listWalletPayments, of(pending)),
      await as.call(getPaymentSummary, {}),
      await as.call(getEarnings, { query: {} }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 403, error: { code: "provider-not-verified" } });
      expect(answer.error.message).toMatch(/pending verification/);
    }
  });

  it("contain a card payment once, however often it was sent with one Idempotency-Key (security, Money: first answer replayed)", async () => {
    const provider = await makeProvider(portal);
    const key = { "idempotency-key": "one payment" };
    const [first, second] = [await pay(provider, 5, key), await pay(provider, 5, key)];
    expect(second.body).toEqual(first.body);
    expect((await pay(provider, 6, key)).status).toBe(409);
    const { body } = await portal.as(provider).call(listCardTransactions, of(provider));
    expect(body.map(({ Amount }) => Amount)).toEqual([5]);
  });
});

describe("the proof of a wallet payment", () => {
  it("is served unchanged to its owner and to Finance, and writes an audit row for Finance", async () => {
    const [provider, finance] = [await makeProvider(portal), await makeStaff(portal, "Finance")];
    const id = await submitPayment(provider, "W1", await makePicture({ width: 64, height: 48 }));
    for (const person of [provider, finance]) {
      const answer = await portal.as(person).call(getPaymentProof, { params: { id } });
      expect(answer).toMatchObject({ status: 200, headers: { "content-type": "image/jpeg" } });
      expect(answer.headers["cache-control"]).toContain("no-store");
      const picture = await sharp(Buffer.from(await answer.body.arrayBuffer())).metadata();
      expect(picture).toMatchObject({ format: "jpeg", width: 64, height: 48 });
    }
    const audit = await portal.db
      .selectFrom("auditEntries")
      .select(["actorId", "action", "subjectId"])
      .orderBy("id")
      .execute();
    expect(audit).toEqual([{ actorId: finance.id, action: "wallet-payment.read-proof", subjectId: id }]);
  });

  it("is not found by others", async () => {
    const [provider, other] = [await makeProvider(portal), await makeProvider(portal)];
    const id = await submitPayment(provider, "W1");
    for (const person of [other, await makeCustomer(portal)]) {
      const answer = await portal.as(person).call(getPaymentProof, { params: { id } });
      expect(answer).toMatchObject({ status: 404, error: { code: "payment-not-found" } });
    }
    const support = await makeStaff(portal, "Support");
    expect((await portal.as(support).call(getPaymentProof, { params: { id } })).status).toBe(403);
    expect((await portal.call(getPaymentProof, { params: { id } })).status).toBe(401);
  });
});
