import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { publishOffice } from "../../../../shared/office/office.tsx";
import { emptyDraft, type JobDraft } from "../job-draft.ts";
import { keepDraft } from "../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  vi.useRealTimers();
  publishOffice({});
  await leave();
});

const work = { category: "Installations", skill: "AC Installation" };
const islamabad = { city: "Islamabad", handymen: 2, areas: [{ area: "G-9", handymen: 1 }], usualArrivalMinutes: null };
const exactPrices = [
  { subSkill: "Split AC Installation", from: 3_500, to: 5_000 },
  { subSkill: "Window AC Installation", from: 3_000, to: 3_000 },
];
const facts = { usualPrice: { from: 3_000, to: 8_000 }, exactPrices, cities: [islamabad] };
const person = { ...work, skills: [work.skill], city: "Islamabad", area: "G-9", hasPicture: false };
const best = [
  { ...person, id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a23", firstName: "Naveed", rating: 4.8, reviews: 12 },
  { ...person, id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a24", firstName: "Sana", rating: null, reviews: 0 },
];

const open = (typed: Partial<JobDraft>, read: object = facts, replies = {}) =>
  visit({
    path: "/jobs/new",
    begin: () => keepDraft({ draft: { ...emptyDraft, ...work, ...typed }, step: "what" }),
    replies: {
      "work-facts/AC Installation": { body: read },
      "best-handymen": { body: best },
      "sub-skills-list/AC Installation": { body: exactPrices.map(({ subSkill }) => subSkill) },
      ...replies,
    },
  });
const people = () => [...document.querySelectorAll(".best-handymen li")];

test("once the city is known, each step shows the best handymen with their stars, and no link leads away", async () => {
  await open({ city: "Islamabad" });
  await readPage("Naveed");
  expect(people().map(({ textContent }) => textContent)).toEqual(["Naveed4.8 (12)", "SanaNew"]);
  expect(document.querySelector("[aria-label='4.8 out of 5, 12 reviews']")).not.toBeNull();
  expect(document.querySelector(".best-handymen a")).toBeNull();
});

test("nobody is shown before the city is known", async () => {
  await open({});
  await readPage("Choose your city next. Then you see who can come.");
  expect(people()).toEqual([]);
});

test("handymen who cannot be loaded keep their place with empty pictures", async () => {
  await open({ city: "Islamabad" }, facts, { "best-handymen": { isLost: true } });
  await wait(() => people().length === 2, "empty pictures");
  expect(people().map(({ textContent }) => textContent)).toEqual(["", ""]);
});

test("the price is that of the exact work once enough customers agreed on one", async () => {
  await open({ subSkill: "Split AC Installation" });
  await readPage("Usually PKR 3,500 to 5,000 for this work.");
  await open({ subSkill: "Window AC Installation" });
  await readPage("Usually PKR 3,000 for this work.");
});

test("where nobody can come, people read when the office calls them", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T22:00:00+05:00") });
  publishOffice({ phone: "051 1234567", openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" });
  await open({ city: "Islamabad" }, { ...facts, cities: [] });
  await readPage("The office calls you on Monday from 9:00\u00A0am.");
  await readPage("051 1234567");
});
