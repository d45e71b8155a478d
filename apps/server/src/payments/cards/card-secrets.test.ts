import { addCard, performTransaction } from "@hunarmand/api/payments/payer";
import { describe, expect, it } from "vitest";
import { makeProvider } from "../../../test/make.ts";
import { startPortal, testSettings } from "../../../test/portal.ts";
import { dumpDatabase } from "../../../test/secrets/database-dump.ts";
import { buildApp } from "../../app.ts";
import { sandboxNumbers } from "../../services/cards/sandbox-cards.ts";

const portal = await startPortal();
const cvv = "9731";

describe("card number and CVV", () => {
  it("are not stored in the database, logs or replies, however a payment ends (security, Money: memory only)", async () => {
    const provider = await makeProvider(portal);
    const said: string[] = [];
    const logTo = { write: (line: string) => void said.push(line) };
    const app = await buildApp(portal.services, { ...testSettings, logLevel: "trace", logTo });
    const numbers = Object.values(sandboxNumbers);
    const send = async (path: string, payload: object, key: string) => {
      const headers = { ...(await portal.headersOf(provider)), "idempotency-key": key };
      const { body } = await app.inject({ method: "POST", url: `/api${path}`, headers, payload });
      said.push(body);
    };
    for (const cardNumber of numbers) {
      const card = { nameOnCard: "Ali", cardNumber, expiryDate: "12/29", cvv, email: provider.email };
      await send(performTransaction.path, { ...card, amount: 150 }, `pay ${cardNumber.slice(-4)}`);
      await send(performTransaction.path, { ...card, amount: 150, expiryDate: "13/29" }, "bad expiry");
      await send(performTransaction.path, { ...card, amount: 150, cardNumber: `${cardNumber}9` }, "bad number");
      await send(performTransaction.path, { ...card, amount: 150, nameOnCard: cardNumber }, "number as name");
      await send(addCard.path, card, `add ${cardNumber.slice(-4)}`);
    }
    await app.close();

    const dump = await dumpDatabase(portal.db);
    expect(dump).toContain(provider.email);
    expect(dump).toContain("Visa");
    expect(said.length).toBeGreaterThan(numbers.length * 10);
    const everything = `${dump}\n${said.join("\n")}`;
    for (const number of numbers) expect(everything).not.toContain(number);
    expect(everything).not.toMatch(new RegExp(`(?<![-.\\w])${cvv}(?![-\\w])`));
  });
});

describe("adding a card", () => {
  const cardOf = (email: string, changes = {}) => ({
    body: { nameOnCard: "Ali Raza", cardNumber: "5555555555554444", expiryDate: "12/29", cvv, email, ...changes },
  });

  it("stores brand, last four digits, expiry and the gateway's token, and nothing else (security, Money: kept)", async () => {
    const provider = await makeProvider(portal);
    const answer = await portal.as(provider).call(addCard, cardOf(provider.email));
    expect(answer.body).toEqual({
      message: "Card added successfully!",
      card: { id: expect.any(String), CardType: "Mastercard", lastFour: "4444", expiryDate: "12/29" },
    });
    expect(await portal.db.selectFrom("savedCards").selectAll().execute()).toEqual([
      {
        id: answer.body.card.id,
        accountId: provider.id,
        brand: "Mastercard",
        lastFour: "4444",
        expiryMonth: 12,
        expiryYear: 2029,
        gatewayToken: expect.stringMatching(/^sandbox_/),
        createdAt: expect.any(Date),
      },
    ]);
  });

  it("refuses a card that the gateway does not accept, an expired one, and another's email", async () => {
    const provider = await makeProvider(portal);
    const call = (changes: object) => portal.as(provider).call(addCard, cardOf(provider.email, changes));
    expect(await call({ cardNumber: sandboxNumbers.failsLuhn })).toMatchObject({
      status: 402,
      error: { code: "card-declined" },
    });
    expect(await call({ expiryDate: "01/26" })).toMatchObject({
      status: 400,
      error: { issues: [{ field: "expiryDate" }] },
    });
    expect(await call({ cardNumber: "1" })).toMatchObject({
      status: 400,
      error: { issues: [{ field: "cardNumber" }] },
    });
    expect(await call({ email: "other@example.pk" })).toMatchObject({ status: 403 });
    const pending = await makeProvider(portal, { status: "Pending" });
    expect((await portal.as(pending).call(addCard, cardOf(pending.email))).error.code).toBe("provider-not-verified");
    expect(await portal.db.selectFrom("savedCards").select("id").execute()).toEqual([]);
  });
});
