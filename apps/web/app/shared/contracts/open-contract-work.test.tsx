import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askedCrew, noWishes } from "../../../test-setup/contracts/asked-crew.ts";
import { wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

const today = "2026-03-09";
beforeEach(() => void vi.useFakeTimers({ now: new Date(`${today}T06:00:00Z`), toFake: ["Date"] }));
afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const ids = { contract: "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a21", priced: "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a22" };
const quotes = [
  { ...askedCrew, id: ids.priced, status: "Quoted", amount: 450_000, nextSteps: ["accept", "decline"] },
  { ...askedCrew, id: ids.contract, status: "Accepted", amount: 90_000, contractId: ids.contract, nextSteps: [] },
];
const contract = {
  id: ids.contract,
  ...{ projectName: "Warehouse roof", contractorName: "Tahir Builders", address: "Plot 8, I-9", city: "Islamabad" },
  ...{ phoneNumber: "+923041234567", cnic: "6110112345671", availability: "Day", duration: "6 months" },
  ...{ contractDetails: "Masons.", status: "Active", statusReason: null, completionDate: null },
  ...{ ...noWishes, requestedDate: askedCrew.requestedDate, nextSteps: [] },
  quote: { totalHandymen: 10, crew: [], amount: 90_000 },
};
const member = {
  ...{ providerId: ids.priced, name: "Ali Raza", phoneNumber: null, category: "Construction", skills: [], page: null },
  ...{ addedDate: "2026-03-02T08:00:00.000Z", leftDate: null },
  ...{ days: [{ day: today, presence: "present", note: null }], totals: { present: 4, half: 1, absent: 0 } },
};
const absent = { ...member, providerId: ids.contract, days: [{ day: today, presence: "absent", note: null }] };
const list = (data: readonly object[]) => ({ body: { message: "", data } });

const open = (replies = {}) =>
  visit({
    path: "/contracts",
    who: customer,
    replies: {
      "Contracts/quotes": list(quotes),
      "Contracts/active": list([contract]),
      "Contracts/requested": list([{ ...contract, status: "Under Review" }]),
      [`${ids.contract}/crew`]: {
        body: { month: "2026-03", firstDay: null, lastDay: null, members: [member, absent] },
      },
      ...replies,
    },
  });

const readMain = () => document.querySelector("main")?.textContent ?? "";

const readLinks = () =>
  [...document.querySelectorAll("main section section a")].map((link) => link.getAttribute("href"));

test("a quote is called by the people of its trades, and a contract names its trades", async () => {
  const crew = [
    { trade: "Masonry", handymen: 12 },
    { trade: "Electrical Wiring", handymen: 3 },
  ];
  const [priced] = quotes;
  await open({
    "Contracts/quotes": list([{ ...priced, crew }]),
    "Contracts/active": list([{ ...contract, trades: ["Masonry"] }]),
  });
  await wait(() => readMain().includes("12 × Masonry, 3 × Electrical Wiring, 1\u00A0Month, Lahore"), "the trades");
  expect(readMain()).toContain("Masonry");
});

test("the page starts with quotes that wait for their owner, then shows crew, days and money of current contracts", async () => {
  await open();
  await wait(() => readMain().includes("Your work with us"), "what is under way");
  const text = readMain();
  for (const part of [
    "10 handymen, 1\u00A0Month, Lahore",
    "PKR 450,000",
    "1 of 2 are here today.",
    "2 of 10 are on your crew. Our office looks for the others.",
    "PKR 90,000",
  ]) {
    expect(text).toContain(part);
  }
  expect(text.indexOf("A quote is waiting for your answer")).toBeLessThan(text.indexOf("Warehouse roof"));
  expect(text).toContain("1 proposal is with the office");
  expect(text).toContain("What you get");
  expect(readLinks()).toEqual([
    `/contracts?section=quote&answer=${ids.priced}`,
    `/contracts/${ids.contract}`,
    "/contracts?section=requested",
  ]);
});

test("of an earlier day the card says which, and of a later beginning by when the others are named", async () => {
  const earlier = { ...member, days: [{ day: "2026-01-05", presence: "half", note: null }] };
  const crew = { body: { month: "2026-01", firstDay: null, lastDay: null, members: [earlier] } };
  await open({
    "Contracts/active": list([{ ...contract, startDate: "2026-03-17" }]),
    [`${ids.contract}/crew`]: crew,
  });
  await wait(() => /Mon 5 Jan.*: 1 of 1 came\./.test(readMain()), "who came last");
  expect(readMain()).toMatch(/1 of 10 are on your crew\. Our office names 9 more by Mon 16 Mar\./);
});

test("a contract whose crew is being chosen shows no numbers of it", async () => {
  await open({ [`${ids.contract}/crew`]: { body: { month: "2026-03", firstDay: null, lastDay: null, members: [] } } });
  await wait(() => readMain().includes("The office is putting your crew together: 0 of 10."), "what comes next");
  expect(readMain()).not.toMatch(/\b0 handymen/);
  expect(readMain()).not.toMatch(/here today|came\./);
});

test("a request that the office has not answered is counted, with the way to it", async () => {
  const waiting = { ...askedCrew, id: ids.priced, status: "New", amount: null, nextSteps: [] };
  await open({ "Contracts/quotes": list([waiting]), "Contracts/active": list([]), "Contracts/requested": list([]) });
  await wait(() => readMain().includes("1 quote request is with the office"), "the request");
  expect(readLinks()).toEqual(["/contracts?section=quote"]);
});

test("a person without current contracts sees only the text about contracts", async () => {
  await open({ "Contracts/quotes": list([]), "Contracts/active": list([]), "Contracts/requested": list([]) });
  await wait(() => readMain().includes("What you get"), "what a contract is");
  expect(readMain()).not.toContain("Your work with us");
});
