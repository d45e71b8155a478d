import { listCardTransactions, performTransaction } from "@hunarmand/api/payments/payer";
import { getPaymentSummary } from "@hunarmand/api/payments/provider";
import { afterEach, describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";
import { sandboxNumbers } from "../../services/cards/sandbox-cards.ts";
import { inquirePendingCharges } from "./inquire-pending-charges.ts";

const portal = await startPortal();

const cardOf = (person: Person, changes: object = {}) => ({
  body: {
    amount: 1_500,
    nameOnCard: "Ali Raza",
    cardNumber: sandboxNumbers.approved as string,
    expiryDate: "12/29",
    cvv: "123",
    email: person.email,
    ...changes,
  },
});
const historyOf = async (person: Person) =>
  (await portal.as(person).call(listCardTransactions, { body: { email: person.email }, query: {} })).body;
const summaryOf = async (person: Person) => (await portal.as(person).call(getPaymentSummary, {})).body;

describe("paying by card", () => {
  it("succeeds with the spec's text, and appears in the history with the spec's wire names", async () => {
    const provider = await makeProvider(portal);
    const answer = await portal.as(provider).call(performTransaction, cardOf(provider, { amount: "1500.50" }));
    expect(answer).toMatchObject({ status: 200, body: { message: "Transaction successful!" } });
    const history = await historyOf(provider);
    expect(history).toEqual([
      {
        id: answer.body.transaction.id,
        NameOnCard: "Ali Raza",
        Status: "success",
        TransactionFor: "out",
        Amount: 1500.5,
        TransactionDate: expect.stringMatching(/^2026-03-02T08:00:00/),
        CardType: "Visa",
        Balance: 0,
        jobId: null,
      },
    ]);
    expect(history).toEqual([answer.body.transaction]);
    expect(await summaryOf(provider)).toMatchObject({ duePayments: 0, totalSpent: 1500.5 });
  });

  it.each([
    ["a declined card", sandboxNumbers.declined],
    ["a card without funds", sandboxNumbers.insufficientFunds],
    ["a number that fails Luhn's check", sandboxNumbers.failsLuhn],
  ])("replies 402 to %s, and stores the failed try", async (_case, cardNumber) => {
    const provider = await makeProvider(portal);
    const answer = await portal.as(provider).call(performTransaction, cardOf(provider, { cardNumber }));
    expect(answer).toMatchObject({
      status: 402,
      error: { code: "payment-failed", message: "Payment failed. Please try again." },
    });
    expect(await historyOf(provider)).toMatchObject([{ Status: "failed", Amount: 1500, Balance: null }]);
    expect(await summaryOf(provider)).toMatchObject({ duePayments: 0, totalSpent: 0 });
  });

  it.each([
    [sandboxNumbers.timesOutThenApproved, "success", 1_500],
    [sandboxNumbers.timesOutThenDeclined, "failed", 0],
  ])(
    "leaves a time-out (%s) pending until an inquiry settles it: %s (security, Money: time-out)",
    async (cardNumber, Status, totalSpent) => {
      const provider = await makeProvider(portal);
      const answer = await portal.as(provider).call(performTransaction, cardOf(provider, { cardNumber }));
      expect(answer).toMatchObject({ status: 200, body: { transaction: { Status: "pending", Balance: null } } });
      expect(answer.body.message).not.toBe("Transaction successful!");
      expect(await inquirePendingCharges(portal.services)).toBe(0);
      expect(await historyOf(provider)).toMatchObject([{ Status: "pending" }]);

      portal.clock.advance({ minutes: 2 });
      expect(await inquirePendingCharges(portal.services)).toBe(1);
      expect(await historyOf(provider)).toMatchObject([{ Status }]);
      expect(await summaryOf(provider)).toMatchObject({ totalSpent });
      portal.clock.advance({ minutes: 2 });
      expect(await inquirePendingCharges(portal.services)).toBe(0);
    },
  );

  it.each([
    [{ amount: 0 }, "amount"],
    [{ amount: -5 }, "amount"],
    [{ amount: 1.005 }, "amount"],
    [{ amount: 10_000_001 }, "amount"],
    [{ amount: "many" }, "amount"],
    [{ nameOnCard: "  " }, "nameOnCard"],
    [{ nameOnCard: "4242 4242 4242 4242" }, "nameOnCard"],
    [{ cardNumber: "424242424242424" }, "cardNumber"],
    [{ cardNumber: "42424242424242424" }, "cardNumber"],
    [{ cardNumber: "4242-4242-4242-4242" }, "cardNumber"],
    [{ expiryDate: "00/29" }, "expiryDate"],
    [{ expiryDate: "13/29" }, "expiryDate"],
    [{ expiryDate: "1229" }, "expiryDate"],
    [{ expiryDate: "02/26" }, "expiryDate"],
    [{ expiryDate: "12/25" }, "expiryDate"],
    [{ cvv: "12" }, "cvv"],
    [{ cvv: "12345" }, "cvv"],
    [{ email: "nobody" }, "email"],
  ])("refuses %o, naming the field", async (wrong, field) => {
    const provider = await makeProvider(portal);
    const answer = await portal.as(provider).call(performTransaction, cardOf(provider, wrong));
    expect(answer).toMatchObject({ status: 400, error: { code: "invalid-input", issues: [{ field }] } });
    expect(await historyOf(provider)).toEqual([]);
  });

  it("accepts a card in its month of expiry, by the calendar of Pakistan", async () => {
    const provider = await makeProvider(portal);
    const march = await portal.as(provider).call(performTransaction, cardOf(provider, { expiryDate: "03/26" }));
    expect(march.status).toBe(200);
    portal.forgetSessions();
    portal.clock.advance({ days: 29, hours: 11, minutes: 30 });
    const april = await portal.as(provider).call(performTransaction, cardOf(provider, { expiryDate: "03/26" }));
    expect(april).toMatchObject({ status: 400, error: { issues: [{ field: "expiryDate" }] } });
  });

  it("is only for verified providers and customers, each with their own email", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const pending = await makeProvider(portal, { status: "Pending" });
    const refused = await portal.as(pending).call(performTransaction, cardOf(pending));
    expect(refused).toMatchObject({ status: 403, error: { code: "provider-not-verified" } });
    const staff = await makeStaff(portal, "Finance");
    expect((await portal.as(staff).call(performTransaction, cardOf(staff))).status).toBe(403);
    expect((await portal.call(performTransaction, cardOf(provider))).status).toBe(401);
    expect((await portal.as(customer).call(performTransaction, cardOf(customer))).status).toBe(200);
    const other = await portal.as(customer).call(performTransaction, cardOf(provider));
    expect(other).toMatchObject({ status: 403, error: { code: "not-your-account" } });
    expect(await historyOf(provider)).toEqual([]);
  });
});

describe("a charge whose result could not be stored", () => {
  const { cards } = portal.services;
  afterEach(() => {
    portal.services.cards = cards;
  });

  it("stays pending for the inquiry, and the reply says so (security, Money: never charged twice)", async () => {
    const provider = await makeProvider(portal);
    const approved = (brand: string) => ({ kind: "approved" as const, mark: { brand, lastFour: "4242" } });
    // PostgreSQL refuses a NUL character, so the write after the charge fails.
    portal.services.cards = { ...cards, charge: async () => approved("\0"), inquire: async () => approved("Visa") };

    const answer = await portal.as(provider).call(performTransaction, cardOf(provider));

    expect(answer).toMatchObject({ status: 200, body: { transaction: { Status: "pending" } } });
    expect(await portal.db.selectFrom("ledgerLines").select("id").execute()).toEqual([]);
    portal.clock.advance({ minutes: 2 });
    await inquirePendingCharges(portal.services);
    expect(await historyOf(provider)).toMatchObject([{ Status: "success", CardType: "Visa" }]);
    expect(await summaryOf(provider)).toMatchObject({ totalSpent: 1500 });
  });
});

describe("a customer who pays a job by card", () => {
  const makeCompleted = async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    return { provider, customer, jobId: await makeJob(portal, { provider, customer, status: "Completed" }) };
  };

  it("pays its provider, who sees the income under the customer's name", async () => {
    await writeSettings(portal.db, { platformFeePercent: 10 });
    const { provider, customer, jobId } = await makeCompleted();
    const answer = await portal.as(customer).call(performTransaction, cardOf(customer, { jobId }));
    expect(answer.body.transaction).toMatchObject({ Status: "success", TransactionFor: "out", Amount: 1500 });
    expect(await historyOf(provider)).toMatchObject([
      { TransactionFor: "in", Status: "success", Amount: 1500, NameOnCard: "Test Customer" },
    ]);
    expect(await summaryOf(customer)).toMatchObject({ duePayments: 0, totalSpent: 1500 });
    expect(await summaryOf(provider)).toMatchObject({ duePayments: 0, totalSpent: 0 });
  });

  it("cannot pay it twice, at another price, or for another customer's job", async () => {
    const { provider, customer, jobId } = await makeCompleted();
    const wrongPrice = await portal.as(customer).call(performTransaction, cardOf(customer, { jobId, amount: 1_499 }));
    expect(wrongPrice).toMatchObject({ status: 400, error: { issues: [{ field: "amount" }] } });
    const stranger = await makeCustomer(portal);
    for (const person of [stranger, provider]) {
      const refused = await portal.as(person).call(performTransaction, cardOf(person, { jobId }));
      expect(refused).toMatchObject({ status: 404, error: { code: "job-not-found" } });
    }
    await portal.as(customer).call(performTransaction, cardOf(customer, { jobId }));
    const again = await portal.as(customer).call(performTransaction, cardOf(customer, { jobId }));
    expect(again).toMatchObject({ status: 409, error: { code: "job-paid" } });
    expect(await historyOf(customer)).toHaveLength(1);
  });
});
