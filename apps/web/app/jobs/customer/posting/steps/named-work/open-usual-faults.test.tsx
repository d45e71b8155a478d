import { afterEach, beforeEach, expect, test } from "vitest";
import { findButton, press } from "../../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../../../../test-setup/visit.ts";
import { restoreDraft } from "../../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(leave);

const electrical = { category: "Maintenance and Repairers", skill: "Electrical Repair" };
const islamabad = {
  ...{ city: "Islamabad", handymen: 3, areas: [], usualArrivalMinutes: null },
  ...{ usualAnswerMinutes: { day: null, night: null }, byHours: { day: 0, late: 0, always: 3 } },
};
const facts = { usualPrice: { from: 1_000, to: 4_000 }, exactPrices: [], postedJobs: [], cities: [islamabad] };

/** Opens the first step of posting by the link of a search. */
const open = (link: Record<string, string>, exactWorks: readonly string[]) =>
  visit({
    path: `/jobs/new?${new URLSearchParams(link)}`,
    replies: {
      [`work-facts/${link.skill}`]: { body: facts },
      [`sub-skills-list/${link.skill}`]: { body: exactWorks },
      "best-handymen": { body: [] },
      "named-work": { body: { subSkill: null } },
    },
  });
const read = () => restoreDraft().draft;

test("who only searched a trade says what is wrong by one tap, in words that become the description", async () => {
  await open({ ...electrical, trade: "1" }, ["Ceiling Fan Repair", "Light Fixture Repair"]);
  await readPage("What is wrong? (optional)");
  const facts = await wait(() => document.querySelector<HTMLDetailsElement>("main details"), "price");
  expect(facts.open, "the price is in one line").toBe(false);
  await press("A fan does not turn");
  await wait(() => read().description === "A fan does not turn", "the description");
  expect(read().subSkill).toBe("Ceiling Fan Repair");
  await press("The power is gone");
  await wait(() => read().description === "The power is gone", "the other description");
  expect(read().subSkill, "the handyman looks first").toBe("");
  await press("The power is gone");
  await wait(() => read().description === "", "nothing, after a second tap");
  expect(findButton("Continue")?.disabled).toBe(false);
});

test("where no usual faults are known, exact works are asked for", async () => {
  await open({ category: "Construction", skill: "Carpentry", trade: "1" }, ["Wardrobe Making", "Custom Shelving"]);
  await readPage("What exactly? (optional)");
  await press("Wardrobe Making");
  await wait(() => read().description === "Wardrobe Making", "the description");
  expect(read().subSkill).toBe("Wardrobe Making");
});
