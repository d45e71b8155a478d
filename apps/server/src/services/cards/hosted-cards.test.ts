import { listCardTransactions, performTransaction, settleCardPayment } from "@hunarmand/api/payments/payer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startCardGateway } from "../../../test/card-gateway.ts";
import { makeProvider } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { inquirePendingCharges } from "../../payments/cards/inquire-pending-charges.ts";
import { openHostedCards } from "./hosted-cards.ts";

const portal = await startPortal();
const card = await startCardGateway();
const { cards: sandbox } = portal.services;

beforeAll(() => {
  portal.services.cards = openHostedCards({
    gatewayUrl: card.url,
    publicUrl: "https://hunarmand.example",
    clock: portal.clock,
    replyMilliseconds: 300,
  });
});
beforeEach(() => {
  card.gateway.mood = "accepting";
  card.sessions.clear();
});
afterAll(() => {
  portal.services.cards = sandbox;
  card.stop();
});

const cardNumber = "5555555555554444";
const pay = (person: Person) =>
  portal.as(person).call(performTransaction, {
    body: { amount: 900, nameOnCard: "Ali", cardNumber, expiryDate: "12/29", cvv: "123", email: person.email },
  });
const findStatus = async (person: Person) => {
  const { body } = await portal.as(person).call(listCardTransactions, { body: { email: person.email }, query: {} });
  return body.map(({ Status }) => Status);
};
const inquireLater = async (minutes: number) => {
  portal.clock.advance({ minutes });
  await inquirePendingCharges(portal.services);
};
const settle = (notice: string) => portal.call(settleCardPayment, { body: { notice } });

describe("a gateway with a payment page", () => {
  it("sends the payer to its page, and is never shown the card", async () => {
    const provider = await makeProvider(portal);
    const { status, body } = await pay(provider);
    expect(status).toBe(200);
    expect(body.transaction).toMatchObject({ Status: "pending", CardType: "Card" });
    expect(body.paymentPageUrl).toContain(`/pay/${body.transaction.id}`);
    expect(card.received.join()).not.toMatch(/5555555555554444|"123"/);
    expect(card.received.at(-1)).toContain('"noticeUrl":"https://hunarmand.example/api/Payments/card-notice"');
  });

  it.each([
    ["approved", "success"],
    ["declined", "failed"],
  ] as const)("settles by its signed notice: %s", async (status, expected) => {
    const provider = await makeProvider(portal);
    const { id: reference } = (await pay(provider)).body.transaction;
    const claims = { reference, amountPaisa: 90_000, status, brand: "Mastercard", lastFour: "4444" };
    const notice = await card.notice(claims, { now: portal.clock.now() });
    expect((await settle(notice)).status).toBe(200);
    expect((await settle(notice)).status).toBe(200);
    expect(await findStatus(provider)).toEqual([expected]);
    const lines = await portal.db.selectFrom("ledgerLines").select("amountPaisa").orderBy("id").execute();
    expect(lines.map(({ amountPaisa }) => amountPaisa)).toEqual(expected === "success" ? [90_000, -90_000] : []);
  });

  it("believes no notice with another signature, amount, age or reference", async () => {
    const provider = await makeProvider(portal);
    const { id: reference } = (await pay(provider)).body.transaction;
    const good = { reference, amountPaisa: 90_000, status: "approved" };
    const now = portal.clock.now();
    const yesterday = new Date(now.getTime() - 86_400_000);
    const stranger = "00000000-0000-4000-8000-000000000000";
    const notices = [
      "nonsense",
      await card.notice(good, { now, key: "somebody else's secret, as long" }),
      await card.notice({ ...good, amountPaisa: 100 }, { now }),
      await card.notice({ ...good, reference: stranger }, { now }),
      await card.notice(good, { now: yesterday }),
    ];
    for (const notice of notices) expect((await settle(notice)).status).toBe(403);
    expect(await findStatus(provider)).toEqual(["pending"]);
  });

  it.each([
    ["approved", "success"],
    ["expired", "failed"],
    ["open", "pending"],
  ] as const)("settles by inquiry when no notice came: %s", async (status, expected) => {
    const provider = await makeProvider(portal);
    card.end((await pay(provider)).body.transaction.id, status);
    await inquireLater(2);
    expect(await findStatus(provider)).toEqual([expected]);
  });

  it("replies 402 when the gateway declines at once", async () => {
    card.gateway.mood = "declining";
    const provider = await makeProvider(portal);
    expect(await pay(provider)).toMatchObject({ status: 402, error: { code: "payment-failed" } });
    expect(await findStatus(provider)).toEqual(["failed"]);
  });

  it.each(["slow", "dropping"] as const)(
    "stays pending behind a %s line, and is booked once (security, Money: never charged twice)",
    async (mood) => {
      card.gateway.mood = mood;
      const provider = await makeProvider(portal);
      const { body } = await pay(provider);
      expect(body.transaction.Status).toBe("pending");
      expect([...card.sessions.keys()]).toEqual([body.transaction.id]);
      card.end(body.transaction.id, "approved");
      await inquireLater(2);
      await inquireLater(2);
      expect(await findStatus(provider)).toEqual(["success"]);
      expect(card.sessions.size).toBe(1);
    },
  );

  it("fails what the gateway never heard of, but only once it cannot arrive any more", async () => {
    card.gateway.mood = "broken";
    const provider = await makeProvider(portal);
    expect((await pay(provider)).body.transaction.Status).toBe("pending");
    await inquireLater(2);
    expect(await findStatus(provider)).toEqual(["pending"]);
    await inquireLater(15);
    expect(await findStatus(provider)).toEqual(["failed"]);
  });
});
