import { afterEach, expect, test, vi } from "vitest";
import { findButton, press } from "../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { fillIn, open, proveNumber, watch } from "../../../../../test-setup/signup/by-code.ts";
import { leave, waitForPath } from "../../../../../test-setup/visit.ts";
import { publishOffice } from "../../../../shared/office/office.tsx";

afterEach(async () => {
  vi.restoreAllMocks();
  await leave();
});

test("a tap on a picture brings its kinds of work into sight", async () => {
  await open();
  await proveNumber();
  await fillIn();
  await wait(() => findButton("Installations"), "trades");
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown.push(this);
  });
  await press("Installations");
  await wait(() => shown.some((place) => place.textContent?.includes("AC Installation")), "kinds of work in sight");
});

test("an electrician taps their trade: its kinds of work are chosen and listed, those of another group beside them with their prices", async () => {
  const work = (category: string, skill: string) => ({
    category,
    skill,
    subSkill: null,
    priceFrom: 1_000,
    priceTo: 2_000,
  });
  const installations = ["AC Installation", "Plumbing Installation"].map((skill) => work("Installations", skill));
  const found = [work("Construction", "Masonry"), ...installations];
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown.push(this);
  });
  await open({ "search-work": { body: found } });
  const bodies = watch("signup-code");
  await proveNumber();
  await fillIn();
  await press("Electrician");
  await readPage("Chosen: AC Installation, Plumbing Installation.");
  const isListed = (name: string) => findButton(name)?.getAttribute("aria-pressed") === "true";
  expect(["AC Installation", "Plumbing Installation"].map(isListed)).toEqual([true, true]);
  expect(findButton("Construction"), "a long list").toBeUndefined();
  await readPage("Choose one: you get its offers. You can change it later.");
  await wait(() => shown.some((place) => place.textContent?.includes("Masonry: PKR 1,000")), "its kinds in sight");
  await press("Masonry: PKR 1,000 to 2,000");
  await readPage("Chosen: Masonry.");
  await press("AC Installation, Plumbing Installation: PKR 1,000 to 2,000");
  await press("AC Installation");
  await readPage("Chosen: Plumbing Installation.");
  await press("AC Installation");
  await readPage("Chosen: Plumbing Installation, AC Installation.");
  await press("Sign up now");
  await waitForPath("/pending");
  expect(bodies).toMatchObject([{ Category: "Installations", Skill: "Plumbing Installation,AC Installation" }]);
});

test("a kind of work says what customers usually pay and what is left after the fee, unless its price is unknown", async () => {
  await open({
    "search-work": {
      body: [{ category: "Installations", skill: "Plumbing Installation", subSkill: null, priceFrom: 0, priceTo: 0 }],
    },
  });
  publishOffice({ platformFeePercent: "10" });
  await proveNumber();
  await fillIn();
  await press("Plumber");
  await readPage("Chosen: Plumbing Installation.");
  await readPage("Plumbing Installation: customers usually pay PKR 1,500 to 6,000. You keep PKR 1,350 to 5,400.");
  await press("Change or add work");
  await press("AC Installation");
  await wait(() => findButton("AC Installation")?.getAttribute("aria-pressed") === "true", "both kinds of work chosen");
  expect(document.querySelector("main")?.textContent).not.toContain("AC Installation: customers");
});

test("below it is how many jobs of the work the city had lately, each number once", async () => {
  const facts = { usualPrice: null, exactPrices: [], cities: [] };
  const posted = (city: string, work: string, jobs: number) => ({ city, work, jobs });
  const own = posted("Islamabad", "Plumbing Installation", 90);
  const ofCategory = posted("Islamabad", "Installations", 120);
  await open({
    "work-facts/Plumbing Installation": {
      body: { ...facts, postedJobs: [own, posted("Lahore", "Installations", 40)] },
    },
    "work-facts/AC Installation": { body: { ...facts, postedJobs: [ofCategory] } },
  });
  await proveNumber();
  await fillIn();
  await press("Installations");
  await press("Plumbing Installation");
  await readPage("Plumbing Installation in Islamabad: 90 jobs in the last 30 days.");
  await press("AC Installation");
  await readPage("Installations in Islamabad: 120 jobs in the last 30 days.");
  expect(document.querySelector("main")?.textContent).not.toContain(" 40 jobs");
});

test("says which work is no longer chosen after a tap on another kind", async () => {
  await open({});
  await proveNumber();
  await fillIn();
  await press("Installations");
  await press("Plumbing Installation");
  await press("Construction");
  await readPage("You get offers for one kind of work. No longer chosen: Plumbing Installation.");
  const note = [...document.querySelectorAll("[role=status]")].find((one) => one.textContent?.includes("No longer"));
  expect(note?.nextElementSibling?.textContent, "above the choices, which come into sight").toBe(
    "Choose all that you can do",
  );
});
