import { listMyQuotes, type QuoteBody, requestQuote } from "@hunarmand/api/contracts/quotes";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { makeCustomer } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const wish: z.input<typeof QuoteBody> = { totalHandymen: 10, duration: "1 Week", city: "Lahore", phone: "03041234567" };

const ask = (person: Person, body: object = {}) =>
  portal.as(person).call(requestQuote, { body: { ...wish, ...body } as z.input<typeof QuoteBody> });

const listOwn = async (person: Person) => (await portal.as(person).call(listMyQuotes, { query: {} })).body.data;

describe("requesting a quote", () => {
  it("replies with the screen's text and appears in the caller's own list", async () => {
    const contractor = await makeCustomer(portal);
    const answer = await ask(contractor, {
      totalHandymen: "30",
      exactHandymen: "",
      details: "With scaffolding.",
      email: contractor.email,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: "Your quote request was submitted successfully!" },
    });
    expect(await listOwn(contractor)).toEqual([
      {
        ...wish,
        totalHandymen: 30,
        exactHandymen: null,
        durationDays: null,
        startDate: null,
        details: "With scaffolding.",
        id: answer.body.id,
        status: "New",
        amount: null,
        validUntil: null,
        note: null,
        requestedDate: expect.any(String),
        contractId: null,
        promisedDate: expect.any(String),
        nextSteps: ["decline"],
      },
    ]);
  });

  it.each([
    ["totalHandymen", 6],
    ["totalHandymen", "many"],
    ["totalHandymen", undefined],
    ["duration", "1 Year"],
    ["duration", undefined],
    ["city", "Multan"],
    ["city", undefined],
    ["phone", "123456789"],
    ["phone", "1234567890123456"],
    ["phone", "+44 7700 900123"],
    ["phone", undefined],
    ["exactHandymen", 0],
    ["exactHandymen", 201],
    ["durationDays", 1.5],
    ["durationDays", "367"],
    ["startDate", "2026-03-01"],
    ["startDate", "soon"],
  ])("refuses %s %j", async (field, value) => {
    const answer = await ask(await makeCustomer(portal), { [field]: value });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
  });

  it("keeps the exact number of handymen and of days beside the choices, and the first day", async () => {
    const contractor = await makeCustomer(portal);
    const startDate = "2026-03-04";
    expect((await ask(contractor, { exactHandymen: "12", durationDays: 21, startDate })).status).toBe(200);
    expect(await listOwn(contractor)).toMatchObject([{ ...wish, exactHandymen: 12, durationDays: 21, startDate }]);
  });

  it("refuses another's email, and a call without a token", async () => {
    const [contractor, other] = [await makeCustomer(portal), await makeCustomer(portal)];
    expect((await ask(contractor, { email: other.email })).error.code).toBe("not-your-account");
    expect((await portal.call(requestQuote, { body: wish })).status).toBe(401);
    expect(await listOwn(other)).toEqual([]);
  });
});
