import { afterEach, expect, test, vi } from "vitest";
import { askedCrew } from "../../../test-setup/contracts/asked-crew.ts";
import { done, recordBodies } from "../../../test-setup/faked-server.ts";
import { press } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { publishOffice } from "../../shared/office/office.tsx";

afterEach(async () => {
  await leave();
  publishOffice({});
});

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22";
const quote = {
  ...{ ...askedCrew, id, city: "Rawalpindi", status: "Quoted", amount: 756_000, nextSteps: ["accept", "decline"] },
  ...{ exactHandymen: 12, durationDays: 21 },
};
const open = (one: object, more: object = {}) =>
  visit({
    path: "/contracts?section=quote",
    who: customer,
    replies: {
      "Contracts/quotes": { body: { message: "", data: [{ ...quote, ...one }] } },
      [`${id}/accept`]: done("", { status: "Accepted" }),
      ...more,
    },
  });

test("a price says how many come from the near city and who pays their way, which is what they accept", async () => {
  await open({ near: { handymen: 5, city: "Islamabad" } });
  await readPage("5 of them come from Islamabad. Their travel is in the price.");
  const bodies = recordBodies();
  await press("Accept");
  await wait(() => document.querySelector("dialog")?.textContent?.includes("PKR 756,000"), "the question");
  await press("Yes");
  await wait(() => bodies.length > 0, "the answer");
  expect(bodies).toMatchObject([{ amount: 756_000, nearHandymen: 5 }]);
});

test("a crew that comes from there as a whole is said to, and one of the own city says nothing", async () => {
  await open({ near: { handymen: 12, city: "Islamabad" } });
  await readPage("All come from Islamabad. Their travel is in the price.");
  await open({ near: { handymen: 0, city: "Islamabad" } });
  await readPage("PKR 756,000");
  expect(document.querySelector("main")?.textContent).not.toContain("Their travel");
});

test("the price says whether it is above what its owner asked for", async () => {
  await open({ ownDayPrice: 2_500 });
  await readPage("You asked for PKR 2,500 per person and day. This price is above it: PKR 3,000.");
  await open({ ownDayPrice: 3_000 });
  await readPage("You asked for PKR 3,000 per person and day. On average, this price is not above it.");
});

test("a price above it has the office's reason, and one that is not above has none", async () => {
  await open({ ownDayPrice: 2_500, priceReason: "few" });
  await readPage(
    "You asked for PKR 2,500 per person and day. This price is above it: PKR 3,000. The reason: Few are free in these days.",
  );
  await open({ ownDayPrice: 3_000, priceReason: "few" });
  await readPage("You asked for PKR 3,000 per person and day. On average, this price is not above it.");
});

const trades = [
  { trade: "Masonry", dayPrice: 2_700 },
  { trade: "Electrical Wiring", dayPrice: 3_000 },
];
const waiting = { status: "New", amount: null, validUntil: null, nextSteps: ["decline"], exactHandymen: 16 };

/** A request that waits, for 12 and 4 handymen and 18 days. */
async function openWaiting(...own: readonly (number | undefined)[]) {
  publishOffice({ dayPriceFromPkr: "2500", dayPriceToPkr: "5000" });
  const crew = [
    { trade: "Masonry", handymen: 12, ownDayPrice: own[0] },
    { trade: "Electrical Wiring", handymen: 4, ownDayPrice: own[1] },
  ];
  const replies = { "day-prices": { body: { handymenMax: 20, trades } } };
  await open({ ...waiting, durationDays: 18, crew }, replies);
}

test("a request that waits has the price of each trade that its form had, not the range of all trades", async () => {
  await openWaiting();
  await readPage("PKR 799,200 for 16 handymen and 18 days.");
  await readPage("4 × Electrical Wiring × 18 days × PKR 3,000 = PKR 216,000");
  expect(document.querySelector("main")?.textContent).not.toContain("About PKR");
});

test("a request that waits has the owner's price in all beside the usual one, as its form had", async () => {
  await openWaiting(2_400);
  await readPage("Your price in all: PKR 734,400");
  await readPage("Usually PKR 799,200 for 16 handymen and 18 days.");
  await openWaiting(2_400, 4_500);
  await readPage("Your price in all: PKR 842,400");
  await readPage("PKR 799,200 for 16 handymen and 18 days.");
});

test("the form and a request that waits read the usual prices once, and so does the page of each request", async () => {
  const crew = [{ trade: "Masonry", handymen: 12 }];
  const rows = [1, 2].map((number) => ({ ...quote, ...waiting, crew, id: id.replace(/2$/, String(number)) }));
  const [, other] = rows;
  const body = { message: "", data: rows };
  await open(
    {},
    {
      ...{ "Contracts/quotes": { body }, "day-prices": { body: { handymenMax: 20, trades } } },
      [`quotes/${other?.id}`]: { body: other },
    },
  );
  const { fetch } = globalThis;
  await readPage("Your other quotes");
  const addresses: string[] = [];
  vi.stubGlobal("fetch", (address: string, request?: RequestInit) => {
    addresses.push(address);
    return fetch(address, request);
  });
  const countReads = () => addresses.filter((address) => address.includes("day-prices")).length;
  document.querySelector<HTMLElement>(".quote-way")?.click();
  const all = await wait(() => document.querySelector<HTMLElement>(".quote-to-answer a[href$='section=quote']"), "way");
  await readPage("12 × Masonry × 21 days × PKR 2,700 = PKR 680,400");
  expect(countReads()).toBe(1);
  all.click();
  await readPage("Your other quotes");
  await readPage("12 × Masonry × 21 days × PKR 2,700 = PKR 680,400");
  expect(countReads(), "of form and request").toBe(2);
});

test("until there is a price, its owner reads what they asked for", async () => {
  await open({ ownDayPrice: 2_500, status: "New", amount: null, validUntil: null, nextSteps: ["decline"] });
  await readPage("Your price per person and day");
  await readPage("PKR 2,500 a day, PKR 630,000 in all");
});
