import type { RequestOf } from "@hunarmand/api/call";
import { listMyQuotes, listQuotes } from "@hunarmand/api/contracts/quotes";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import { acceptQuote, declineQuote } from "@hunarmand/api/contracts/quotes/own-answers";
import { type QuoteBody, requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const wish: z.input<typeof QuoteBody> = { totalHandymen: 10, duration: "1 Week", city: "Lahore", phone: "03041234567" };
const validUntil = "2026-03-09T18:00:00.000Z";

const ask = (person: Person, body: object = {}) =>
  portal.as(person).call(requestQuote, { body: { ...wish, ...body } as z.input<typeof QuoteBody> });

const listOwn = async (person: Person) => (await portal.as(person).call(listMyQuotes, { query: {} })).body.data;

type QuoteRead = RequestOf<typeof declineQuote>["body"];
const read = { amount: 45_000.5, note: "Tools included." };

async function makeQuote() {
  const [owner, dispatcher] = [await makeCustomer(portal), await makeStaff(portal, "Dispatcher")];
  const { id } = (await ask(owner)).body;
  const office = portal.as(dispatcher);
  const answer = (amount: number | string = 45_000.5, until = validUntil) =>
    office.call(answerQuote, {
      params: { id },
      body: { amount, validUntil: until, note: "Tools included.", payTime: "halves" },
    });
  const accept = (person = owner, body: QuoteRead = read) =>
    portal.as(person).call(acceptQuote, { params: { id }, body });
  const decline = (person = owner, body: QuoteRead = read) =>
    portal.as(person).call(declineQuote, { params: { id }, body });
  return { id, owner, office, answer, accept, decline };
}

describe("a quote", () => {
  it("shows the office's price to its owner, who accepts it", async () => {
    const { id, owner, answer, accept } = await makeQuote();
    expect((await answer()).body).toEqual({ message: "The quote is answered.", status: "Quoted" });
    expect(await listOwn(owner)).toMatchObject([
      { id, status: "Quoted", amount: 45_000.5, validUntil, note: "Tools included." },
    ]);
    expect((await accept()).body).toEqual({ message: "You have accepted the quote.", status: "Accepted" });
    expect((await accept()).status).toBe(200);
    expect(await listOwn(owner)).toMatchObject([
      { status: "Accepted", decidedDate: expect.stringMatching(/^2026-03-02T/), contract: null },
    ]);
  });

  it("is taken back by its owner until the office has answered", async () => {
    const { owner, answer, decline } = await makeQuote();
    const noPrice = { amount: null, note: null };
    expect((await decline(await makeCustomer(portal), noPrice)).error.code).toBe("quote-not-found");
    expect((await decline(owner, noPrice)).body).toEqual({
      message: "You have said no to the quote.",
      status: "Declined",
    });
    expect((await decline(owner, noPrice)).status).toBe(200);
    expect((await answer()).error.code).toBe("quote-state");
    expect(await listOwn(owner)).toMatchObject([
      { status: "Declined", amount: null, promisedDate: null, nextSteps: [] },
    ]);
    const answered = await makeQuote();
    await answered.answer();
    expect((await answered.decline(answered.owner, noPrice)).error.code).toBe("facts-changed");
  });

  it("waits for the office again when its owner objects to the price, who reads the new one", async () => {
    const { id, owner, office, answer, decline } = await makeQuote();
    await answer();
    portal.clock.advance({ days: 1 });
    portal.forgetSessions();
    const objection = {
      ...read,
      objection: "high",
      words: "Another company asks for less.",
      ownPrice: 40_000,
    } as const;
    expect((await decline(owner, { ...objection, ownPrice: 45_000.5 })).error.issues).toMatchObject([
      { field: "ownPrice", code: "offer-below" },
    ]);
    expect((await decline(owner, objection)).body).toEqual({
      message: "Our office looks at the price again.",
      status: "New",
    });
    expect((await decline(owner, objection)).status, "once more").toBe(200);
    const asked = { id, status: "New", objection: "high", objectionWords: objection.words, ownPrice: 40_000 };
    expect((await office.call(listQuotes, { query: { status: "New" } })).body).toMatchObject([asked]);
    const [quote] = await listOwn(owner);
    expect(quote).toMatchObject({ nextSteps: ["decline"], amount: 45_000.5 });
    const hours = (Date.parse(quote?.promisedDate ?? "") - portal.clock.now().getTime()) / 3_600_000;
    expect(Math.round(hours), "promised from now on").toBe(24);
    expect((await answer(42_000)).status).toBe(200);
    expect(await listOwn(owner)).toMatchObject([{ status: "Quoted", amount: 42_000, ownPrice: 40_000 }]);
  });

  it("ends when its owner has found somebody else", async () => {
    const { owner, answer, decline } = await makeQuote();
    await answer();
    expect((await decline(owner, { ...read, objection: "found" })).body.status).toBe("Declined");
    expect(await listOwn(owner)).toMatchObject([{ status: "Declined", objection: "found", ownPrice: null }]);
  });

  it("says how it is paid, and is not accepted with other terms", async () => {
    const { owner, answer, accept } = await makeQuote();
    await answer();
    expect(await listOwn(owner)).toMatchObject([{ payTime: "halves" }]);
    const stale = await accept(owner, { ...read, payTime: "end" });
    expect(stale.error).toMatchObject({ code: "facts-changed", issues: [{ field: "payTime" }] });
    expect((await accept(owner, { ...read, payTime: "halves" })).status).toBe(200);
  });

  it("is promised for the office's next open day", async () => {
    const { owner } = await makeQuote();
    const [quote] = await listOwn(owner);
    const hours = (Date.parse(quote?.promisedDate ?? "") - Date.parse(quote?.requestedDate ?? "")) / 3_600_000;
    expect(hours, "from a Monday").toBe(24);
  });

  it("is decided once: a declined quote cannot be accepted or priced again", async () => {
    const { answer, accept, decline } = await makeQuote();
    await answer();
    expect((await decline()).status).toBe(200);
    expect((await accept()).error.code).toBe("quote-state");
    expect((await answer(1)).error.code).toBe("quote-state");
  });

  it("cannot be accepted before the office has answered", async () => {
    const { accept } = await makeQuote();
    expect((await accept()).error.code).toBe("quote-state");
  });

  it("expires at the time that the office set, and a new price reopens it", async () => {
    const { id, owner, office, answer, accept, decline } = await makeQuote();
    await answer();
    portal.clock.advance({ days: 8 });
    // Sessions expire sooner than quotes.
    portal.forgetSessions();
    expect(await listOwn(owner)).toMatchObject([{ status: "Expired" }]);
    expect((await accept()).error.code).toBe("quote-expired");
    expect((await decline()).error.code).toBe("quote-expired");
    expect((await office.call(listQuotes, { query: { status: "Expired" } })).body).toMatchObject([{ id }]);
    expect((await office.call(listQuotes, { query: { status: "Quoted" } })).body).toEqual([]);
    await answer(40_000, "2026-04-01T00:00:00+05:00");
    const read = { amount: 40_000, note: "Tools included." };
    expect((await accept(undefined, read)).status).toBe(200);
  });

  it("is only found by its owner and the office", async () => {
    const { answer, accept, decline } = await makeQuote();
    await answer();
    const stranger = await makeCustomer(portal);
    for (const decide of [accept, decline]) {
      expect(await decide(stranger)).toMatchObject({ status: 404, error: { code: "quote-not-found" } });
    }
    const support = portal.as(await makeStaff(portal, "Support"));
    expect((await support.call(listQuotes, { query: {} })).status).toBe(403);
  });

  it("needs a price above zero and a time in the future", async () => {
    const { answer } = await makeQuote();
    for (const amount of [0, -5, 0.001, 3e-283, 1e12, "a lot"]) {
      const { status, error } = await answer(amount);
      expect([status, error.issues?.[0]?.field]).toEqual([400, "amount"]);
    }
    const late = await answer(100, "2026-03-01T00:00:00Z");
    expect(late).toMatchObject({ status: 400, error: { issues: [{ field: "validUntil" }] } });
  });

  it("writes an audit row with the price before and after", async () => {
    const { id, answer } = await makeQuote();
    await answer(100);
    await answer(90);
    const entries = portal.db.selectFrom("auditEntries").selectAll().where("subjectId", "=", id);
    expect(await entries.orderBy("id").execute()).toMatchObject([
      { action: "quote.answer", before: { status: "New", amount: null }, after: { amount: 100 } },
      { before: { status: "Quoted", amount: 100 }, after: { amount: 90 }, reason: "Tools included." },
    ]);
  });

  it("is listed for the office with the person who requested it", async () => {
    const { id, owner, office } = await makeQuote();
    const list = await office.call(listQuotes, { query: { status: "New" } });
    expect(list.body).toMatchObject([{ id, name: "Test Customer", email: owner.email }]);
  });
});
