import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
const facts = { usualPrice: { from: 3_000, to: 8_000 }, exactPrices: [], postedJobs: [], cities: [islamabad] };
const person = { ...work, skills: [work.skill], city: "Islamabad", area: "G-9", hasPicture: false };
const best = [
  { ...person, id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a23", firstName: "Naveed", rating: 4.8, reviews: 12 },
  { ...person, id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a24", firstName: "Sana", rating: null, reviews: 0 },
];

const open = (typed: Partial<JobDraft>, read: object = facts, step: Step = "what") =>
  visit({
    path: "/jobs/new",
    begin: () => keepDraft({ draft: { ...emptyDraft, ...work, ...typed }, step }),
    replies: {
      "work-facts/AC Installation": { body: read },
      "best-handymen": { body: best },
    },
  });
const people = () => [...document.querySelectorAll(".best-handymen li")];

test("before the city is known, those of all cities count, with faces from where most of them are", async () => {
  const rawalpindi = { ...islamabad, city: "Rawalpindi", handymen: 5 };
  await open({}, { ...facts, cities: [islamabad, rawalpindi] });
  await readPage("7 handymen in Rawalpindi and Islamabad do this work.");
  await wait(() => document.querySelectorAll("main .who-faces > *").length === 2, "faces");
  expect(people()).toEqual([]);
  expect(document.querySelector("main .choice-chips"), "the city is asked with the address").toBeNull();
  const nobody = { ...islamabad, city: "Multan", handymen: 0 };
  await open({}, { ...facts, cities: [islamabad, nobody] });
  await readPage("2 handymen in Islamabad do this work.");
  await open({}, { ...facts, cities: [islamabad, rawalpindi, { ...islamabad, city: "Lahore" }] });
  await readPage("9 handymen do this work.");
});

const whole = { city: "Islamabad", area: "G-9", address: "House 12" };

test("where nobody can come, no time is offered before the office calls", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-29T01:00:00+05:00") });
  publishOffice({ phone: "051 1234567", openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" });
  const chips = () => [...document.querySelectorAll("main .choice-chip")].map(({ textContent }) => textContent);
  await open(whole, { ...facts, cities: [] }, "when");
  await wait(() => chips().length === 2, "times that can be kept");
  expect(chips()).toEqual(["As soon as possible", "Another time"]);
  await open(whole, facts, "when");
  await wait(() => chips().length === 4, "all times");
});

test("in the evening the line of who comes counts those who take jobs at this hour", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T22:30:00+05:00") });
  const cities = [{ ...islamabad, handymen: 5, byHours: { day: 4, late: 0, always: 1 } }];
  await open(whole, { ...facts, cities }, "when");
  await readPage("Naveed (4.8 stars) and 4 more. 1 can come now, the others from 8\u00A0am.");
});

test("for a wished time the line counts those who take jobs then", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T22:30:00+05:00") });
  const cities = [{ ...islamabad, handymen: 3, byHours: { day: 2, late: 0, always: 1 } }];
  await open({ ...whole, time: "later", scheduledAt: "2026-12-01T09:00" }, { ...facts, cities }, "when");
  await readPage("We ask Naveed (4.8 stars) and 2 more for tomorrow 9:00\u00A0am.");
  expect(document.querySelector("main")?.textContent).not.toContain("at this hour");
  await open({ ...whole, time: "later", scheduledAt: "2026-12-01T22:00" }, { ...facts, cities }, "when");
  await readPage("Naveed (4.8 stars) and 2 more. 1 takes jobs tomorrow 10:00\u00A0pm.");
});

test("beside as soon as possible people read in two short sentences by when they know", async () => {
  const says = (text: string) =>
    wait(() => document.querySelector("main .soon-answer")?.textContent?.includes(text), text);
  const office = { offerMinutes: "30", urgentOfferMinutes: "10", offerRoundSize: "20" };
  publishOffice(office);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T12:00:00+05:00") });
  const usual = { ...islamabad, usualArrivalMinutes: 70, usualAnswerMinutes: { day: 12, night: null } };
  await open(whole, { ...facts, cities: [usual] }, "when");
  await says("By 12:10\u00A0pm you know if one comes. The visit usually begins within 2 hours.");
  vi.setSystemTime(new Date("2026-11-30T22:30:00+05:00"));
  const some = { ...usual, handymen: 5, byHours: { day: 4, late: 0, always: 1 } };
  await open(whole, { ...facts, cities: [some] }, "when");
  await says("By 10:40\u00A0pm you know if one comes now.");
  await open(whole, { ...facts, cities: [{ ...some, handymen: 4, byHours: { day: 4, late: 0, always: 0 } }] }, "when");
  await says("By 8:10\u00A0am you know if one comes.");
  await open({ ...whole, time: "later", scheduledAt: "2026-12-01T09:00" }, { ...facts, cities: [some] }, "when");
  await readPage("We ask Naveed (4.8 stars) and 4 more for tomorrow 9:00\u00A0am.");
  expect(document.querySelector("main")?.textContent).not.toContain("you know if");
});
