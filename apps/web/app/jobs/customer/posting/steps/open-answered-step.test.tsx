import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findButton, findField, press } from "../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { emptyDraft } from "../job-draft.ts";
import { keepDraft, restoreDraft } from "../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const work = { category: "Maintenance and Repairers", skill: "Plumbing Repair" };
const place = { city: "Islamabad", area: "G-9", address: "House 12" };
const band = { from: 1_000, to: 4_500 };
const facts = { usualPrice: band, exactPrices: [], postedJobs: [], cities: [] };
const replies = {
  "work-facts/Plumbing Repair": { body: { ...facts, usualMaterials: { from: 500, to: 1_500 } } },
  "sub-skills-list/Plumbing Repair": { body: ["Tap and Mixer Repair", "Pipe Leakage Repair"] },
  "cities-list": {
    body: [
      { id: 1, name: "Islamabad" },
      { id: 2, name: "Karachi" },
    ],
  },
  "areas-list/2": { body: [{ id: 3, name: "Saddar" }] },
};
const main = () => document.querySelector("main")?.textContent ?? "";

test("what was typed into the search is the answer of the first step: the place is asked first, below the work with its change", async () => {
  const words = "my tap leaks";
  await visit({ path: `/jobs/new?${new URLSearchParams({ ...work, words })}`, replies });
  await readPage("Where is the work?");
  await readPage(words);
  expect(restoreDraft()).toMatchObject({ step: "where", draft: { description: words } });
  expect(findButton("Change the work")?.textContent).toBe("Change");
  await press("Change the work");
  await readPage("What exactly? (optional)");
  expect(findField("description")?.value).toBe(words);
  await press("Continue");
  await readPage("Where is the work?");
});

test("pictures and voice are one tap from the place, where the first step was answered by the search", async () => {
  await visit({ path: `/jobs/new?${new URLSearchParams({ ...work, words: "my tap leaks" })}`, replies });
  await press("Add words, pictures or your voice");
  await readPage("What needs to be done?");
  await wait(() => findButton("Add pictures"), "way to add pictures");
});

test("danger by gas is said at the first question, also when that is the place", async () => {
  const geyser = { category: "Maintenance and Repairers", skill: "Geyser Repair" };
  await visit({ path: `/jobs/new?${new URLSearchParams({ ...geyser, words: "geyser smells of gas" })}`, replies });
  await readPage("Where is the work?");
  await readPage("If you smell gas, close the valve, open windows, touch no switch, no fire.");
});

test("a search on the page itself leads on with its result too", async () => {
  const found = { ...work, subSkill: "Tap and Mixer Repair", priceFrom: 800, priceTo: 1_800, examples: [] };
  await visit({ path: "/jobs/new", replies: { ...replies, "search-work": { body: [found] } } });
  const search = await wait(() => document.querySelector<HTMLInputElement>("main input[type=search]"), "search");
  search.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(search, "my tap leaks");
  search.dispatchEvent(new Event("input", { bubbles: true }));
  const result = await wait(() => document.querySelector<HTMLButtonElement>("main .found-work-way"), "result");
  result.click();
  await readPage("Where is the work?");
  expect(restoreDraft()).toMatchObject({
    step: "where",
    draft: { subSkill: "Tap and Mixer Repair", description: "my tap leaks" },
  });
});

test("a result of the search keeps its price, and the exact work that its words may mean is a choice", async () => {
  const words = "my tap leaks";
  const exactPrices = [{ subSkill: "Tap and Mixer Repair", from: 800, to: 1_800, isAgreed: false }];
  const named = {
    "work-facts/Plumbing Repair": { body: { ...facts, exactPrices } },
    "named-work": { body: { subSkill: "Tap and Mixer Repair" } },
  };
  await visit({ path: `/jobs/new?${new URLSearchParams({ ...work, words })}`, replies: { ...replies, ...named } });
  await readPage("Where is the work?");
  await readPage("Usually PKR 1,000 to 4,500, plus any materials.");
  const choice = await wait(() => findButton("Tap and Mixer RepairPKR 800 to 1,800"), "choice in sight");
  expect([choice.getAttribute("aria-pressed"), choice.closest("details")]).toEqual(["false", null]);
  expect(restoreDraft().draft.subSkill).toBe("");
  choice.click();
  await readPage("Usual for Tap and Mixer Repair: PKR 800 to 1,800, plus any materials.");
});

test("what materials usually cost more is said, or that the customer says yes first", async () => {
  const open = (usualMaterials: typeof band | null) =>
    visit({
      path: `/jobs/new?${new URLSearchParams(work)}`,
      replies: { ...replies, "work-facts/Plumbing Repair": { body: { ...facts, usualMaterials } } },
    });
  await open({ from: 500, to: 1_500 });
  await wait(() => main().includes("Materials are mostly PKR 500 to 1,500 more."), "usual materials");
  await open(null);
  await wait(() => main().includes("the handyman names the amount, you say yes first."), "who names them");
});

test("without a search the first step asks as before", async () => {
  await visit({ path: `/jobs/new?${new URLSearchParams(work)}`, replies });
  await readPage("What exactly? (optional)");
  expect(findButton("Other work")).toBeDefined();
});

test("a city is one tap in the place of an area that needs it first", async () => {
  await visit({
    path: "/jobs/new",
    replies,
    begin: () => keepDraft({ draft: { ...emptyDraft, ...work }, step: "where" }),
  });
  await wait(() => findButton("Karachi"), "city to tap");
  expect(findField("area")).toBeNull();
  await press("Karachi");
  await wait(() => findField("area")?.disabled === false, "areas of the city");
  expect(findField("city")?.value).toBe("Karachi");
});

test("place and time lead the last step, each with its change, for a customer whose place is known", async () => {
  const begin = () => keepDraft({ draft: { ...emptyDraft, ...work, ...place }, step: "review" });
  await visit({ path: "/jobs/new", who: customer, replies, begin });
  await wait(() => findButton("Change the place") && findButton("Change the time"), "both changes");
  expect(findButton("Change the place")?.textContent).toBe("Change");
  await wait(() => main().includes("Usually PKR 1,000 to 4,500, plus any materials."), "price");
  expect(main()).toContain("House 12, G-9, Islamabad");
  expect(main().indexOf("House 12, G-9, Islamabad")).toBeLessThan(
    main().indexOf("Usually PKR 1,000 to 4,500, plus any materials."),
  );
  await press("Change the place");
  await readPage("Where is the work?");
});

test("the time is said once on the last step, changed there by a tap, and the usual price is at the button", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T12:00:00+05:00") });
  const begin = () => keepDraft({ draft: { ...emptyDraft, ...work, ...place }, step: "review" });
  const there = {
    ...{ city: "Islamabad", handymen: 3, areas: [], usualArrivalMinutes: null },
    ...{ usualAnswerMinutes: { day: null, night: null }, byHours: { day: 3, late: 0, always: 0 } },
  };
  const known = { "work-facts/Plumbing Repair": { body: { ...facts, cities: [there] } } };
  await visit({ path: "/jobs/new", who: customer, replies: { ...replies, ...known }, begin });
  await readPage("As soon as possible");
  expect(main().match(/As soon as possible/g)).toHaveLength(1);
  const bar = () => document.querySelector("main .thumb-bar")?.textContent;
  await wait(() => bar() === "Usually PKR 1,000 to 4,500, plus any materialsPost the job", "price at the button");
  await press("Change the time");
  await press("Tomorrow morning, 9 am");
  await wait(() => !findButton("Tomorrow morning, 9 am"), "closed choices");
  expect(main()).not.toContain("As soon as possible");
  expect(restoreDraft()).toMatchObject({ step: "review", draft: { time: "later" } });
});
