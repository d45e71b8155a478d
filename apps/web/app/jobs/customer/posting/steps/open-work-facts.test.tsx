import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { publishOffice } from "../../../../shared/office/office.tsx";
import { emptyDraft, type JobDraft, type Step } from "../job-draft.ts";
import { keepDraft } from "../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  vi.useRealTimers();
  publishOffice({});
  await leave();
});

const work = { category: "Installations", skill: "AC Installation" };
const areas = [{ area: "G-9", handymen: 1 }];
const usualAnswerMinutes = { day: null, night: null };
const byHours = { day: 0, late: 0, always: 2 };
const islamabad = { city: "Islamabad", handymen: 2, areas, byHours, usualArrivalMinutes: null, usualAnswerMinutes };
const exactPrices = [
  { subSkill: "Split AC Installation", from: 3_500, to: 5_000, isAgreed: false },
  { subSkill: "Window AC Installation", from: 3_000, to: 3_000, isAgreed: true },
];
const facts = { usualPrice: { from: 3_000, to: 8_000 }, exactPrices, postedJobs: [], cities: [islamabad] };
const person = { ...work, skills: [work.skill], city: "Islamabad", area: "G-9", hasPicture: false };
const best = [
  { ...person, id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a23", firstName: "Naveed", rating: 4.8, reviews: 12 },
  { ...person, id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a24", firstName: "Sana", rating: null, reviews: 0 },
];

const open = (typed: Partial<JobDraft>, read: object = facts, replies = {}, step: Step = "what") =>
  visit({
    path: "/jobs/new",
    begin: () => keepDraft({ draft: { ...emptyDraft, ...work, ...typed }, step }),
    replies: {
      "work-facts/AC Installation": { body: read },
      "best-handymen": { body: best },
      "sub-skills-list/AC Installation": { body: exactPrices.map(({ subSkill }) => subSkill) },
      ...replies,
    },
  });
const people = () => [...document.querySelectorAll(".best-handymen li")];

test("once the city is known, each step shows the best handymen with their stars, and their pages open beside the form", async () => {
  await open({ city: "Islamabad" });
  await readPage("Naveed");
  expect(people().map(({ textContent }) => textContent)).toEqual(["Naveed4.8 (12)", "SanaNew"]);
  expect(document.querySelector("[aria-label='4.8 out of 5, 12 reviews']")).not.toBeNull();
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".best-handymen a")];
  expect(links.map(({ pathname, target }) => [pathname, target])).toEqual(
    best.map(({ id }) => [`/providers/${id}`, "_blank"]),
  );
});

test("handymen who cannot be loaded keep their place with empty pictures", async () => {
  await open({ city: "Islamabad" }, facts, { "best-handymen": { isLost: true } });
  await wait(() => people().length === 2, "empty pictures");
  expect(people().map(({ textContent }) => textContent)).toEqual(["", ""]);
});

test("the price is that of the exact work once it is chosen, and the choices of exact work say theirs", async () => {
  await open({});
  await readPage("Usually PKR 3,000 to 8,000, plus any materials.");
  const choices = await wait(() => {
    const buttons = [...document.querySelectorAll(".exact-works button")];
    return buttons.length === 3 && buttons.map(({ textContent }) => textContent);
  }, "choices of exact work");
  expect(choices).toEqual([
    ...["Split AC InstallationPKR 3,500 to 5,000", "Window AC InstallationPKR 3,000"],
    "Something else, or I do not know",
  ]);
  await press("Split AC InstallationPKR 3,500 to 5,000");
  await readPage("Usual for Split AC Installation: PKR 3,500 to 5,000, plus any materials.");
  await press("Window AC InstallationPKR 3,000");
  await readPage("Usual for Window AC Installation: PKR 3,000, plus any materials.");
  await press("Something else, or I do not know");
  await readPage("Usually PKR 3,000 to 8,000, plus any materials.");
});

test("of many kinds of exact work the first eight show, then all by a tap", async () => {
  const names = Array.from({ length: 10 }, (_, index) => `Work ${index + 1}`);
  await open({}, facts, { "sub-skills-list/AC Installation": { body: names } });
  const count = (expected: number) => () => document.querySelectorAll(".exact-works button").length === expected;
  await wait(count(9), "eight, and the button for something else");
  await press("Show all");
  await wait(count(11), "all of them");
});

test("a price on which customers agreed is for a whole job, one of the catalogue for its category's unit", async () => {
  await open({ category: "Construction", subSkill: "Split AC Installation" });
  await reads("This is for the work alone, for one job or day.");
  await open({ category: "Construction", subSkill: "Window AC Installation" });
  await reads("This is for the work alone, for one job.");
});

test("the price says whether it is for a job, a day or a visit", async () => {
  const note = () => document.querySelector("[role=status]:has(.work-price)")?.textContent;
  const readNote = async (category: string) => {
    await open({ category });
    await wait(() => note()?.includes("Usually"), "the price");
    return note();
  };
  expect(await readNote("Installations")).toContain("This is for the work alone, for one job.");
  expect(await readNote("Construction")).toContain("This is for the work alone, for one job or day.");
  expect(await readNote("Domestic Staff")).toContain("This is for the work alone, for one visit.");
});

const answering = (day: number | null, night: number | null) => ({
  ...facts,
  cities: [{ ...islamabad, usualAnswerMinutes: { day, night } }],
});
const reads = (text: string) => wait(() => document.querySelector("main")?.textContent?.includes(text), text);

test("each step says once how soon there is an answer: the usual time by day, the end of the round at night", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T12:00:00+05:00") });
  await open({ city: "Islamabad" }, answering(12, 170));
  await reads("A handyman usually accepts within 20 minutes.");
  vi.setSystemTime(new Date("2026-11-28T23:00:00+05:00"));
  publishOffice({ urgentOfferMinutes: "10" });
  await open({ city: "Islamabad" }, answering(12, 170));
  await reads("Who takes jobs now answers within 10 minutes.");
  const text = document.querySelector("main")?.textContent;
  for (const other of ["usually accepts", "usually begins", "morning"]) expect(text).not.toContain(other);
});

test("each step says how many take jobs at this hour and half an hour more, and from when the others do", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T12:00:00+05:00") });
  const openAt = (time: string, hours: object) => {
    vi.setSystemTime(new Date(`2026-11-28T${time}+05:00`));
    return open({ city: "Islamabad" }, { ...facts, cities: [{ ...islamabad, byHours: hours }] });
  };
  const mixed = { day: 1, late: 0, always: 1 };
  await openAt("20:29:00", mixed);
  await reads("All take jobs at this hour.");
  await openAt("20:30:00", mixed);
  await reads("1 takes jobs at this hour. The others take jobs from 8\u00A0am.");
  await openAt("22:29:00", { day: 0, late: 2, always: 0 });
  await reads("All take jobs at this hour.");
  await openAt("22:30:00", { day: 0, late: 2, always: 0 });
  await reads("All take jobs from 8\u00A0am.");
});

test("the only handyman of a city is named", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T12:00:00+05:00") });
  const one = { handymen: 1, areas: [{ area: "G-9", handymen: 1 }], usualArrivalMinutes: 90 };
  const only = { ...facts, cities: [{ ...islamabad, ...one, byHours: { day: 1, late: 0, always: 0 } }] };
  const replies = { "best-handymen": { body: best.slice(0, 1) } };
  await open({ city: "Islamabad", area: "G-9" }, only, replies);
  await reads("Naveed does this work in Islamabad and takes jobs at this hour.");
  await reads("Naveed is in G-9.");
  vi.setSystemTime(new Date("2026-11-28T21:00:00+05:00"));
  await open({ city: "Islamabad" }, only, replies);
  await reads("Naveed does this work in Islamabad and takes jobs from 8\u00A0am.");
});

const whole = { city: "Islamabad", area: "G-9", address: "House 12" };

test("between the first step and the last the price is one line, beside the time with who comes; the last has the rest by a tap", async () => {
  const line = () => document.querySelector("main .price-line")?.textContent?.trim();
  await open(whole, facts, {}, "where");
  await wait(() => line() === "Usually PKR 3,000 to 8,000, plus any materials.", "the price in one line");
  expect(document.querySelector("main [role=status] details")).toBeNull();
  await open(whole, facts, {}, "when");
  await wait(
    () => line() === "Usually PKR 3,000 to 8,000, plus any materials.  Naveed (4.8 stars) and 1 more can come",
    "who comes",
  );
  const first = () => document.querySelector("[role=status] details:not([open]) > summary")?.textContent?.trim();
  await open(whole, facts, {}, "review");
  await reads("2 handymen in Islamabad do this work.");
  await reads("Naveed (4.8 stars) and 1 more can come");
  expect(first()).toContain(
    "Usually PKR 3,000 to 8,000, plus any materials. You pay nothing if you do not agree to the price.",
  );
});

test("the summary begins with place and time, which may come from the last job", async () => {
  await open(whole, facts, {}, "review");
  const lines = await wait(() => document.querySelector("main .short-check")?.textContent, "summary");
  expect(lines).toContain("House 12, G-9, Islamabad · As soon as possible");
});

test("the last step says that a repair of the same fault is free, and that the office knows each handyman", async () => {
  await open(whole, facts, {}, "review");
  await reads("If the same fault is back within 30 days, the repair is free.");
  await reads("Our office has checked the CNIC of each handyman.");
});

test("where nobody can come, people read by when the office calls them", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T22:00:00+05:00") });
  publishOffice({ phone: "051 1234567", openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" });
  await open({ city: "Islamabad" }, { ...facts, cities: [] });
  await readPage("The office calls you by Monday 10:00\u00A0am.");
  await readPage("051 1234567");
});
