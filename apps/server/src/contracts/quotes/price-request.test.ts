import { updateCatalogueEntry } from "@hunarmand/api/catalogue/catalogue";
import { getQuote } from "@hunarmand/api/contracts/quotes";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import { acceptQuote } from "@hunarmand/api/contracts/quotes/own-answers";
import { type QuoteBody, requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { listDayPrices } from "@hunarmand/api/lookups/lookups";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { beforeEach, expect, it } from "vitest";
import type { z } from "zod";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { addDays, dayOf, findWeekday } from "../../values/karachi-days.ts";

const portal = await startPortal();

async function setDayPrice(name: string, dayPrice: number): Promise<void> {
  const owner = await makeStaff(portal);
  const { id } = await portal.db.selectFrom("skills").select("id").where("name", "=", name).executeTakeFirstOrThrow();
  await portal.as(owner).call(updateCatalogueEntry, { params: { kind: "skills", id }, body: { dayPrice } });
}

beforeEach(async () => {
  await setDayPrice("Masonry", 2_700);
  await setDayPrice("Electrical Wiring", 3_000);
});

const startDate = addDays(dayOf(portal.clock.now()), 10);
const lastDay = addDays(startDate, -3);
const [masons, electricians] = [
  { trade: "Masonry", handymen: 12 },
  { trade: "Electrical Wiring", handymen: 4 },
];

const wish: z.input<typeof QuoteBody> = {
  totalHandymen: 15,
  exactHandymen: 16,
  duration: "1 Month",
  durationDays: 18,
  city: "Rawalpindi",
  phone: "03041234567",
  startDate,
  crew: [masons, electricians],
};

async function ask(person: Person, body: object = {}) {
  return (await portal.as(person).call(requestQuote, { body: { ...wish, ...body } })).body;
}

async function askAndRead(body: object = {}) {
  const person = await makeCustomer(portal);
  const { id, promisedDate } = await ask(person, body);
  const quote = (await portal.as(person).call(getQuote, { params: { id } })).body;
  return { person, id, promisedDate, quote };
}

it("prices a request at once by the usual prices of its trades, and promises no later answer", async () => {
  const { quote, promisedDate } = await askAndRead();
  expect(promisedDate).toBeUndefined();
  expect(quote).toMatchObject({
    status: "Quoted",
    amount: 12 * 18 * 2_700 + 4 * 18 * 3_000,
    isPricedAtOnce: true,
    payTime: "weekly",
    crew: [
      { ...masons, dayPrice: 2_700 },
      { ...electricians, dayPrice: 3_000 },
    ],
    nextSteps: ["accept", "askAgain", "decline"],
  });
});

it("keeps such a price valid for a week, and not into the days of work", async () => {
  const today = dayOf(portal.clock.now());
  const { quote } = await askAndRead();
  expect(dayOf(new Date(quote.validUntil ?? ""))).toBe(addDays(today, 7));
  const soon = await askAndRead({ startDate: addDays(today, 3) });
  expect(dayOf(new Date(soon.quote.validUntil ?? ""))).toBe(addDays(today, 2));
});

it("ends a price on the day by which the crew is named, also one of the office", async () => {
  const monday = findWeekday(addDays(dayOf(portal.clock.now()), 2), 1);
  const { id, quote } = await askAndRead({ startDate: monday });
  const saturday = addDays(monday, -2);
  expect(dayOf(new Date(quote.validUntil ?? ""))).toBe(saturday);
  const office = portal.as(await makeStaff(portal));
  const price = (day: string) =>
    office.call(answerQuote, {
      params: { id },
      body: { amount: 800_000, payTime: "weekly", validUntil: `${day}T20:00:00+05:00`, read: { amount: quote.amount } },
    });
  expect((await price(addDays(saturday, 1))).error).toMatchObject({
    issues: [{ field: "validUntil", code: "price-day" }],
  });
  expect((await price(saturday)).status).toBe(200);
});

it("counts the days of a choice without exact ones", async () => {
  const { quote } = await askAndRead({ durationDays: "", duration: "1 Week" });
  expect(quote).toMatchObject({ durationDays: 6, amount: 6 * (12 * 2_700 + 4 * 3_000), payTime: "end" });
});

it.each([
  ["a trade has no usual price", { crew: [masons, { trade: "House Painting", handymen: 4 }] }],
  ["no trades are named", { crew: [] }],
  ["the first day is open", { startDate: "" }],
  ["the city is another one", { city: "Other" }],
  ["the crew is larger than the office's limit", { crew: [{ ...masons, handymen: 21 }], exactHandymen: 21 }],
  ["the own price is below the usual one", { ownDayPrice: 2_700 }],
  ["the own price of a trade is below", { crew: [{ ...masons, ownDayPrice: 2_600 }, electricians] }],
])("leaves it to the office if %s", async (_, body) => {
  const { quote, promisedDate } = await askAndRead(body);
  expect(quote).toMatchObject({ status: "New", amount: null, isPricedAtOnce: false });
  expect(promisedDate).toEqual(expect.any(String));
});

it("prices it at once if the own prices are not below", async () => {
  const crew = [
    { ...masons, ownDayPrice: 2_700 },
    { ...electricians, ownDayPrice: 3_100 },
  ];
  const { quote } = await askAndRead({ crew, ownDayPrice: 2_800 });
  expect(quote).toMatchObject({ status: "Quoted", crew: [{ ownDayPrice: 2_700 }, { ownDayPrice: 3_100 }] });
});

it("stops once the office has set the limit to none", async () => {
  const owner = await makeStaff(portal);
  await portal.as(owner).call(updateOfficeSettings, { body: { pricedCrewMax: 0 } });
  expect((await askAndRead()).quote.status).toBe("New");
});

it("notifies the office, and not the person who reads the price at once", async () => {
  const owner = await makeStaff(portal, "Dispatcher", { passwordHash: "known" });
  const { person, id } = await askAndRead();
  const events = await portal.db
    .selectFrom("liveEvents")
    .select(["accountId", "kind"])
    .where("subjectId", "=", id)
    .where("accountId", "is not", null)
    .execute();
  expect(events).toEqual([{ accountId: owner.id, kind: "quote-priced-at-once" }]);
  expect(person.id).not.toBe(owner.id);
});

it("lets only one of an acceptance and the office's new price count", async () => {
  const owner = await makeStaff(portal);
  const { person, id, quote } = await askAndRead();
  const body = { ...{ amount: 800_000, payTime: "weekly" as const, validUntil: `${lastDay}T20:00:00+05:00` } };
  const [accepted, priced] = await Promise.all([
    portal.as(person).call(acceptQuote, { params: { id }, body: { amount: quote.amount, note: null } }),
    portal.as(owner).call(answerQuote, { params: { id }, body: { ...body, read: { amount: quote.amount } } }),
  ]);
  expect([accepted.status, priced.status].toSorted()).toEqual([200, 409]);
});

it("is the office's price once the office has changed it", async () => {
  const owner = await makeStaff(portal);
  const { person, id, quote } = await askAndRead();
  const body = { ...{ amount: 800_000, payTime: "weekly" as const, validUntil: `${lastDay}T20:00:00+05:00` } };
  await portal.as(owner).call(answerQuote, { params: { id }, body: { ...body, read: { amount: quote.amount } } });
  const changed = (await portal.as(person).call(getQuote, { params: { id } })).body;
  expect(changed).toMatchObject({ amount: 800_000, isPricedAtOnce: false });
});

it("shows everybody the usual prices and the largest crew that is priced by them", async () => {
  const { body } = await portal.call(listDayPrices, {});
  expect(body).toEqual({
    handymenMax: 20,
    trades: [
      { trade: "Electrical Wiring", dayPrice: 3_000 },
      { trade: "Masonry", dayPrice: 2_700 },
    ],
  });
});
