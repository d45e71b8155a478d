import { checkCardPayment, startCardPayment } from "@hunarmand/api/payments/card-page";
import { performTransaction } from "@hunarmand/api/payments/payer";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCustomer } from "../../../test/make.ts";
import { sumOfLedger } from "../../../test/model/ledger-sum.ts";
import { openPagePayments } from "../../../test/page-payments.ts";
import { startPortal } from "../../../test/portal.ts";
import { makeSecureHash } from "./jazzcash-hash.ts";

const portal = await startPortal();
const { useSafepay, useHastySafepay, useJazzcash, ...page } = await openPagePayments(portal);
const { safepay, jazzcash, makePayer, start, check, statusesOf, entriesOf, inquireLater, notify, bring } = page;

describe("Safepay", () => {
  beforeEach(useSafepay);

  it("opens its page for a payment, and the portal's card form refuses cards meanwhile", async () => {
    const { customer, jobId } = await makePayer();
    const { status, body } = await start(customer, jobId);
    expect(status).toBe(200);
    const { id } = body.transaction;
    const page = new URL(body.page.url);
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      ...{ environment: "sandbox", tracker: safepay.ofOrder(id).token, tbt: "a-token-of-an-hour" },
      redirect_url: `https://hunarmand.example/paymentreturn?id=${id}`,
    });
    const card = { nameOnCard: "Ayesha", cardNumber: "4242424242424242", expiryDate: "12/39", cvv: "123" };
    const typed = { ...card, amount: 10, email: customer.email };
    const refused = await portal.as(customer).call(performTransaction, { body: typed });
    expect(refused).toMatchObject({ status: 409, error: { code: "card-page-only" } });
    expect(JSON.stringify(safepay.asked)).not.toContain("4242424242424242");
    expect((await start(customer, jobId)).error.code).toBe("job-paid");
  });

  it("counts a payment once after several notices and inquiries (security, Money: counted once)", async () => {
    const { customer, jobId } = await makePayer();
    const { id } = (await start(customer, jobId)).body.transaction;
    safepay.pay(id);
    const event = safepay.event(id);
    const replies = await Promise.all([notify(event), notify(event), check(customer, id), notify(event)]);
    expect(replies.map((reply) => ("statusCode" in reply ? reply.statusCode : reply.status))).toEqual([
      200, 200, 200, 200,
    ]);
    expect(await statusesOf(customer)).toEqual(["success"]);
    expect([await entriesOf(id), await sumOfLedger(portal.db)]).toEqual([1, 0]);
  });

  it("refuses a webhook with another key, amount or body", async () => {
    const { customer } = await makePayer();
    const { id } = (await start(customer)).body.transaction;
    const { text, signature } = safepay.event(id);
    const forged = [
      safepay.event(id, { key: "somebody else's" }),
      safepay.event(id, { amount: 100 }),
      { text: text.replace("150000", "150001"), signature },
      { text, signature: "" },
      { text: "{", signature },
    ];
    for (const each of forged) expect((await notify(each)).statusCode).toBe(403);
    expect(await statusesOf(customer)).toEqual(["pending"]);
  });

  it("finds out by inquiry what no webhook reported, and expires a page on which nobody paid", async () => {
    const [paid, left] = [await makePayer(), await makePayer()];
    const { id } = (await start(paid.customer, paid.jobId)).body.transaction;
    await start(left.customer, left.jobId);
    safepay.pay(id);
    safepay.behaviour = "hanging";
    useHastySafepay();
    await inquireLater(2);
    expect(await statusesOf(paid.customer)).toEqual(["pending"]);
    safepay.behaviour = "accepting";
    useSafepay();
    await inquireLater(2);
    expect([await statusesOf(paid.customer), await statusesOf(left.customer)]).toEqual([["success"], ["pending"]]);
    await inquireLater(76);
    expect(await statusesOf(left.customer)).toEqual(["failed"]);
  });

  it("credits a payment that it reports after the payer gave up, if the job was paid meanwhile", async () => {
    const { customer, jobId } = await makePayer();
    const { id } = (await start(customer, jobId)).body.transaction;
    expect((await check(customer, id, true)).body.transaction.Status).toBe("failed");
    const second = (await start(customer, jobId)).body.transaction;
    safepay.pay(second.id);
    await notify(safepay.event(second.id));
    safepay.pay(id);
    expect((await notify(safepay.event(id))).statusCode).toBe(200);
    expect(await statusesOf(customer)).toEqual(["success", "success"]);
    expect([await entriesOf(id), await entriesOf(second.id), await sumOfLedger(portal.db)]).toEqual([1, 1, 0]);
  });

  it.each(["broken", "hanging", "dropping", "declining"] as const)(
    "opens no page while it is %s, and the job can be paid again",
    async (behaviour) => {
      const { customer, jobId } = await makePayer();
      safepay.behaviour = behaviour;
      if (behaviour === "hanging") useHastySafepay();
      expect(await start(customer, jobId)).toMatchObject({ status: 503 });
      expect(await statusesOf(customer)).toEqual(["failed"]);
      safepay.behaviour = "accepting";
      useSafepay();
      expect((await start(customer, jobId)).status).toBe(200);
    },
  );

  it("shows a payment only to its payer", async () => {
    const { customer } = await makePayer();
    const { id } = (await start(customer)).body.transaction;
    expect(await check(await makeCustomer(portal), id)).toMatchObject({
      status: 404,
      error: { code: "payment-not-found" },
    });
    expect((await portal.call(checkCardPayment, { params: { id }, body: {} })).status).toBe(401);
    const none = await portal.as(customer).call(startCardPayment, { body: { amount: 0 } });
    expect(none).toMatchObject({ status: 400, error: { issues: [{ field: "amount" }] } });
  });
});

describe("JazzCash", () => {
  beforeEach(useJazzcash);

  it("hashes like the example in its guide", () => {
    const fields = { pp_MerchantID: "MER123", pp_OrderInfo: "A48cvE28", pp_Amount: "2995", pp_BankID: "" };
    const expected = "c7689cda7474eb1adcd343fd0c0b676bad0ba66361cc46db589bdb0da4c1c867";
    expect(makeSecureHash(fields, "0F5DD14AE2").toLowerCase()).toBe(expected);
  });

  it.each([
    ["000", "success", 1],
    ["405", "failed", 0],
    ["157", "pending", 0],
  ] as const)("settles a payment by the form of the browser: %s is %s", async (code, expected, entries) => {
    const { customer, jobId } = await makePayer();
    const { transaction, page } = (await start(customer, jobId)).body;
    const fields = page.fields ?? {};
    jazzcash.end(fields, code);
    const brought = jazzcash.bring(fields, code);
    for (const reply of [await bring(brought), await bring(brought)])
      expect(reply).toMatchObject({ statusCode: 303, headers: { location: `/paymentreturn?id=${transaction.id}` } });
    await check(customer, transaction.id);
    expect(await statusesOf(customer)).toEqual([expected]);
    expect(await entriesOf(transaction.id)).toBe(entries);
  });

  it("refuses a form with another key or amount, and redirects it to the history", async () => {
    const { customer } = await makePayer();
    const { page } = (await start(customer)).body;
    const fields = page.fields ?? {};
    const good = jazzcash.bring(fields, "405");
    const forged = [
      jazzcash.bring(fields, "000", { key: "another salt" }),
      jazzcash.bring(fields, "000", { amount: "100" }),
      good.replace("pp_ResponseCode=405", "pp_ResponseCode=000"),
      "",
    ];
    for (const each of forged)
      expect(await bring(each)).toMatchObject({ statusCode: 303, headers: { location: "/payment-history" } });
    expect(await statusesOf(customer)).toEqual(["pending"]);
  });

  it("does not take the portal's own form, sent back by the payer, for a message of the gateway", async () => {
    const { customer, jobId } = await makePayer();
    const { page } = (await start(customer, jobId)).body;
    const own = new URLSearchParams(page.fields ?? {});
    const withoutAddress = { ...page.fields, pp_ResponseCode: "" };
    for (const each of [own, new URLSearchParams(withoutAddress)])
      expect(await bring(each.toString())).toMatchObject({ headers: { location: "/payment-history" } });
    expect(await statusesOf(customer)).toEqual(["pending"]);
  });

  it("is asked about payments for which the browser did not come back", async () => {
    const [paid, left] = [await makePayer(), await makePayer()];
    const { page } = (await start(paid.customer, paid.jobId)).body;
    await start(left.customer, left.jobId);
    jazzcash.end(page.fields ?? {}, "000");
    await inquireLater(2);
    expect([await statusesOf(paid.customer), await statusesOf(left.customer)]).toEqual([["success"], ["pending"]]);
    await inquireLater(76);
    expect(await statusesOf(left.customer)).toEqual(["failed"]);
  });

  it("refunds once: a refund without a reply leads only to an inquiry", async () => {
    const { customer, jobId } = await makePayer();
    const { transaction, page } = (await start(customer, jobId)).body;
    jazzcash.end(page.fields ?? {}, "000");
    const charge = { reference: transaction.id, gatewayReference: null, amountPaisa: 150_000 };
    const refund = { reference: crypto.randomUUID(), charge, amountPaisa: 50_000 };
    jazzcash.behaviour = "dropping";
    expect(await portal.services.cards.refund(refund)).toEqual({ kind: "unknown" });
    jazzcash.behaviour = "accepting";
    expect(await portal.services.cards.refund({ ...refund, repeat: { hasOthers: true } })).toEqual({ kind: "unknown" });
    expect(await portal.services.cards.refund({ ...refund, repeat: { hasOthers: false } })).toEqual({
      kind: "refunded",
    });
    expect(jazzcash.refunds).toHaveLength(1);
  });
});
