import { afterEach, beforeEach, expect, test } from "vitest";
import { findButton, findField, press } from "../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { emptyDraft } from "../job-draft.ts";
import { keepDraft, restoreDraft } from "../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(leave);

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

test("what was typed into the search is the answer of the first step, until it is changed", async () => {
  const words = "my tap leaks";
  await visit({ path: `/jobs/new?${new URLSearchParams({ ...work, words })}`, replies });
  await readPage(words);
  expect(main()).not.toContain("What exactly?");
  expect(findField("description")?.closest("details")?.open).toBe(false);
  expect(restoreDraft().draft.description).toBe(words);
  await press("Change the work");
  await readPage("What exactly? (optional)");
  expect(findField("description")?.closest("details")).toBeNull();
  expect(findField("description")?.value).toBe(words);
});

test("a result of the search keeps its price, and the exact work that its words may mean is a choice", async () => {
  const words = "my tap leaks";
  const exactPrices = [{ subSkill: "Tap and Mixer Repair", from: 800, to: 1_800, isAgreed: false }];
  const named = {
    "work-facts/Plumbing Repair": { body: { ...facts, exactPrices } },
    "named-work": { body: { subSkill: "Tap and Mixer Repair" } },
  };
  await visit({ path: `/jobs/new?${new URLSearchParams({ ...work, words })}`, replies: { ...replies, ...named } });
  const choice = await wait(() => findButton("Tap and Mixer RepairPKR 800 to 1,800"), "choice in sight");
  expect([choice.getAttribute("aria-pressed"), choice.closest("details")]).toEqual(["false", null]);
  await readPage("Usually PKR 1,000 to 4,500, plus any materials.");
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
