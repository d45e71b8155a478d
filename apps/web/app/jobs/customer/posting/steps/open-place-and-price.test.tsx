import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fill, findField, press } from "../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { emptyDraft, type JobDraft } from "../job-draft.ts";
import { keepDraft } from "../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const work = { category: "Installations", skill: "AC Installation" };
const begin =
  (step: "what" | "where", place: Partial<JobDraft> = {}) =>
  () =>
    keepDraft({ draft: { ...emptyDraft, ...work, ...place }, step });
const known = { city: "Islamabad", area: "G-9" };
const choices = {
  "cities-list": { body: [{ id: 1, name: "Islamabad" }] },
  "areas-list/1": {
    body: [
      { id: 1, name: "G-9" },
      { id: 2, name: "F-10" },
    ],
  },
};
const islamabad = {
  city: "Islamabad",
  handymen: 5,
  areas: [{ area: "G-9", handymen: 2 }],
  usualArrivalMinutes: 70,
  usualAnswerMinutes: { day: null, night: null },
  byHours: { day: 0, late: 0, always: 5 },
};
const exactPrices = [
  { subSkill: "Split AC Installation", from: 3_500, to: 5_000, isAgreed: false },
  { subSkill: "Window AC Installation", from: 3_000, to: 3_000, isAgreed: true },
];
const facts = { usualPrice: { from: 3_000, to: 8_000 }, exactPrices, postedJobs: [], cities: [islamabad] };

test("cities where somebody does this work lead, the others are one tap away with what then follows", async () => {
  const cities = ["Karachi", "Lahore", "Islamabad"].map((name, id) => ({ id: id + 1, name }));
  await visit({
    ...{ path: "/jobs/new", begin: begin("where") },
    replies: { "cities-list": { body: cities }, "work-facts/AC Installation": { body: facts } },
  });
  const groups = () => [...document.querySelectorAll("main form [role=group]")].map(({ textContent }) => textContent);
  await wait(() => groups()[0] === "IslamabadAnother city", "cities with somebody");
  expect(document.querySelector("main form select"), "one way to choose it").toBeNull();
  await press("Another city");
  await readPage("No handyman there yet. Our office calls you:");
  expect(groups().slice(0, 2)).toEqual(["IslamabadAnother city", "LahoreKarachi"]);
  await press("Karachi");
  await wait(() => findField("city")?.value === "Karachi", "chosen city");
});

test("an area that is typed but not chosen is asked for by a tap, and the only one meant is taken", async () => {
  await visit({ path: "/jobs/new", begin: begin("where"), replies: choices });
  await wait(() => findField("city"), "city");
  await press("Islamabad");
  await wait(() => findField("area")?.disabled === false, "areas of the city");
  await fill({ area: "1" });
  await press("Continue");
  await readPage("Tap your area below.");
  await press("F-10");
  await wait(() => findField("area")?.value === "F-10", "chosen area");
  await fill({ area: "F-10 Markaz" });
  await wait(() => findField("area")?.value === "F-10", "area that is meant");
});

test("the only area that the address names is chosen and shown, until the person chooses one", async () => {
  await visit({ path: "/jobs/new", begin: begin("where"), replies: choices });
  await press("Islamabad");
  await wait(() => findField("area")?.disabled === false, "areas of the city");
  await fill({ address: "House 4, G-9/1" });
  await wait(() => findField("area")?.value === "G-9", "area of the address");
  await readPage("Area: G-9. You can change it above.");
  await fill({ address: "House 4, near G-9, F-10/2" });
  await wait(() => findField("area")?.value === "", "no area of two");
  await fill({ address: "House 4, F-10/2" });
  await wait(() => findField("area")?.value === "F-10", "corrected area");
  await fill({ area: "G-9" });
  await fill({ address: "House 5, F-10/2" });
  await wait(() => findField("area")?.value === "G-9", "own choice");
  expect(document.querySelector("main")?.textContent).not.toContain("You can change it above.");
});

test("a misspelt area is taken when its field is left, if only one is found", async () => {
  const areas = { "areas-list/1": { body: [{ id: 3, name: "Saddar" }] } };
  await visit({ path: "/jobs/new", begin: begin("where"), replies: { ...choices, ...areas } });
  await wait(() => findField("city"), "city");
  await press("Islamabad");
  await wait(() => findField("area")?.disabled === false, "areas of the city");
  await fill({ area: "sadar" });
  await wait(() => findField("area")?.value === "Saddar", "the only area");
});

test("each step shows the usual price, and the first counts the handymen of a known place", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T12:00:00+05:00") });
  const replies = { ...choices, "work-facts/AC Installation": { body: facts } };
  await visit({ path: "/jobs/new", begin: begin("where"), replies });
  await readPage("Usually PKR 3,000 to 8,000, plus any materials.");
  expect(document.body.textContent).not.toContain("5 handymen");
  await visit({ path: "/jobs/new", begin: begin("what", known), replies });
  const nearby =
    "5 handymen in Islamabad do this work. 2 of them are in G-9. All take jobs at this hour. The visit usually begins within 2 hours.";
  await wait(() => document.body.textContent?.includes(nearby), "handymen nearby");
});

test("the only handyman of the city is not counted again in the area", async () => {
  const only = {
    ...islamabad,
    handymen: 1,
    areas: [{ area: "G-9", handymen: 1 }],
    byHours: { day: 0, late: 0, always: 1 },
  };
  const replies = { ...choices, "work-facts/AC Installation": { body: { ...facts, cities: [only] } } };
  await visit({ path: "/jobs/new", begin: begin("what", known), replies });
  const nearby = "1 handyman in Islamabad does this work.";
  await wait(() => document.body.textContent?.includes(nearby), "the only handyman");
  expect(document.querySelector("main")?.textContent).not.toContain("of them");
});

test("a visitor whom no handyman can serve reads so above the form, with the price", async () => {
  const replies = { ...choices, "work-facts/AC Installation": { body: { ...facts, cities: [] } } };
  await visit({ path: "/jobs/new", begin: begin("what"), replies });
  await readPage("No handyman does this work now.");
  await readPage("Usually PKR 3,000 to 8,000, plus any materials.");
  const [alert, form] = [document.querySelector("[role=status] .work-price"), document.querySelector("main form")];
  expect(alert && form && alert.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("on a phone the area's field moves to the top, where the keyboard does not cover what is found", async () => {
  await visit({ path: "/jobs/new", begin: begin("where"), replies: choices });
  await wait(() => findField("city"), "city");
  await press("Islamabad");
  const area = await wait(() => {
    const field = findField("area");
    return field?.disabled === false && field;
  }, "areas of the city");
  const move = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  area.focus();
  expect(move).not.toHaveBeenCalled();
  area.blur();
  const { matchMedia } = window;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia.call(window, query === "(pointer: coarse)" ? "all" : query),
  );
  area.focus();
  expect(move).toHaveBeenCalledWith({ block: "start" });
});
