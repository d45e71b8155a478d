import { getQuote, listMyQuotes, listQuotes } from "@hunarmand/api/contracts/quotes";
import { type QuoteBody, requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { exportQuotes } from "@hunarmand/api/reports/exports";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const wish: z.input<typeof QuoteBody> = { totalHandymen: 10, duration: "1 Week", city: "Lahore", phone: "03041234567" };

const ask = (person: Person, body: object = {}) =>
  portal.as(person).call(requestQuote, { body: { ...wish, ...body } as z.input<typeof QuoteBody> });

const listOwn = async (person: Person) => (await portal.as(person).call(listMyQuotes, { query: {} })).body.data;

describe("requesting a quote", () => {
  it("replies until when the price comes, as the caller's list says it", async () => {
    const contractor = await makeCustomer(portal);
    const { promisedDate } = (await ask(contractor)).body;
    expect((await listOwn(contractor)).map((quote) => quote.promisedDate)).toEqual([promisedDate]);
  });

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
        crew: [],
        details: "With scaffolding.",
        id: answer.body.id,
        status: "New",
        amount: null,
        validUntil: null,
        note: null,
        payTime: null,
        priceReason: null,
        objection: null,
        objectionWords: null,
        ownPrice: null,
        ownDayPrice: null,
        near: null,
        address: null,
        isPricedAtOnce: false,
        requestedDate: expect.any(String),
        contractId: null,
        contract: null,
        decidedDate: null,
        named: [],
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
    ["durationDays", "3 years"],
    ["durationDays", "62 weeks"],
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

  const [masons, electricians] = [
    { trade: "Masonry", handymen: "12" },
    { trade: "Electrical Wiring", handymen: 4 },
  ];

  it("keeps the trades with their numbers, whose sum is the exact number", async () => {
    const [contractor, office] = [await makeCustomer(portal), portal.as(await makeStaff(portal, "Dispatcher"))];
    const { body } = await ask(contractor, { crew: [masons, electricians], exactHandymen: 16 });
    const crew = [{ ...masons, handymen: 12 }, electricians];
    expect(await listOwn(contractor)).toMatchObject([{ exactHandymen: 16, crew }]);
    expect((await portal.as(contractor).call(getQuote, { params: { id: body.id } })).body.crew).toEqual(crew);
    expect((await office.call(listQuotes, { query: {} })).body).toMatchObject([{ id: body.id, crew }]);
    const file = (await office.call(exportQuotes, { query: {} })).body as Blob;
    expect(await file.text()).toContain("Masonry 12; Electrical Wiring 4");
  });

  it.each([
    ["exactHandymen", { crew: [masons, electricians], exactHandymen: 15 }],
    ["exactHandymen", { crew: [masons, electricians] }],
    ["crew", { crew: [masons, masons], exactHandymen: 24 }],
    ["crew", { crew: [{ trade: "Moon walking", handymen: 3 }], exactHandymen: 3 }],
    ["crew", { crew: Array.from({ length: 6 }, (_, n) => ({ trade: `Trade ${n}`, handymen: 1 })), exactHandymen: 6 }],
    ["crew.0.handymen", { crew: [{ ...masons, handymen: "12 masons" }], exactHandymen: 12 }],
  ])("refuses %s of %j", async (field, body) => {
    const answer = await ask(await makeCustomer(portal), body);
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
  });

  it("refuses another's email, and a call without a token", async () => {
    const [contractor, other] = [await makeCustomer(portal), await makeCustomer(portal)];
    expect((await ask(contractor, { email: other.email })).error.code).toBe("not-your-account");
    expect((await portal.call(requestQuote, { body: wish })).status).toBe(401);
    expect(await listOwn(other)).toEqual([]);
  });
});
