import { afterEach, beforeEach, expect, test } from "vitest";
import { followedJob } from "../../../../../test-setup/followed-job.ts";
import { findButton, findField, press } from "../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { withResolvers } from "../../../../shared/parts/with-resolvers.ts";
import { emptyDraft } from "../job-draft.ts";
import { keepDraft, restoreDraft } from "../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(leave);

const home = {
  ...{ id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a22", label: "Home", city: "Islamabad", area: "G-9", address: "House 12" },
  ...{ landmark: "Green mosque", pinLocationLatitude: 33.7, pinLocationLongitude: 73 },
};
const { problem: _, canReportProblem: _can, timeline, payment, attachments, complaints, ...listedJob } = followedJob;
const earlier = { ...listedJob, address: "Office 4, Blue Plaza", area: "G-9" };
const elsewhere = { ...earlier, city: "Lahore", area: "Gulberg", address: "Flat 7" };
const naveed = {
  ...{ id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a23", firstName: "Naveed", city: "Islamabad", area: "G-9" },
  ...{ category: "Installations", skills: ["AC Installation", "Geyser Installation"], rating: null, reviews: 0 },
  ...{ hasPicture: false, jobsDone: 0, verifiedDate: null, takesJobs: true, freeAgain: null },
};
const work = { category: "Installations", skill: "AC Installation" };
const replies = {
  "cities-list": { body: [{ id: 1, name: "Islamabad" }] },
  "areas-list/1": { body: [{ id: 1, name: "G-9" }] },
  "customer/addresses": { body: [home] },
  [`directory/${naveed.id}`]: { body: naveed },
};
const ask = `/jobs/new?${new URLSearchParams({ handyman: naveed.id, category: work.category })}`;

test.each([
  ["the place of the last job there", [elsewhere, earlier], "Office 4, Blue Plaza, G-9, Islamabad"],
  ["a saved address there", [elsewhere], "Green mosque, G-9, Islamabad"],
])("who asks a handyman for a work reads the check at once, with %s", async (_title, jobs, place) => {
  const path = `${ask}&skill=AC+Installation`;
  await visit({ path, who: customer, replies: { ...replies, "my-jobs": { body: jobs } } });
  await readPage("Is everything right?");
  await wait(() => document.querySelector("main")?.textContent?.includes(place), "the place");
  await readPage("As soon as possible");
  for (const change of ["Change the place", "Change the time", "Change the work"])
    expect(findButton(change)).toBeDefined();
});

test("who asks a handyman with several skills chooses one, and reads the check", async () => {
  await visit({ path: ask, who: customer, replies: { ...replies, "my-jobs": { body: [earlier] } } });
  await press("AC Installation");
  await readPage("Is everything right?");
  await readPage("Office 4, Blue Plaza, G-9, Islamabad");
});

test("on the check, who asks a handyman narrows the usual price by one tap on the exact work, or leaves it", async () => {
  const exactPrices = [
    { subSkill: "Split AC Installation", from: 3_500, to: 5_000, isAgreed: false },
    { subSkill: "Window AC Installation", from: 3_000, to: 3_000, isAgreed: true },
  ];
  const usual = { usualPrice: { from: 3_000, to: 8_000 }, exactPrices, postedJobs: [], cities: [] };
  const facts = { "work-facts/AC Installation": { body: usual }, "my-jobs": { body: [earlier] } };
  await visit({ path: `${ask}&skill=AC+Installation`, who: customer, replies: { ...replies, ...facts } });
  await readPage("Usually PKR 3,000 to 8,000, plus any materials");
  const split = await wait(() => findButton("Split AC Installation"), "the exact work");
  expect(split.textContent).toContain("PKR 3,500 to 5,000");
  split.click();
  await readPage("Usually PKR 3,500 to 5,000, plus any materials");
  expect(split.getAttribute("aria-pressed")).toBe("true");
});

test("who has no place in the handyman's city is asked for one there", async () => {
  const path = `${ask}&skill=AC+Installation`;
  const far = { "customer/addresses": { body: [] }, "my-jobs": { body: [elsewhere] } };
  await visit({ path, who: customer, replies: { ...replies, ...far } });
  await readPage("What needs to be done?");
  await press("Continue");
  await readPage("Where is the work?");
  await wait(() => findField("city")?.value === "Islamabad", "the handyman's city");
  expect(findField("address")?.value).toBe("");
});

test("who comes from a search waits until their place is known, and then reads the check, no step before it", async () => {
  const found = withResolvers<void>();
  const path = `/jobs/new?${new URLSearchParams({ ...work, words: "new ac in two rooms" })}`;
  await visit({ path, who: customer, replies: { ...replies, "my-jobs": { body: [earlier], after: found.promise } } });
  expect(document.querySelector("main form")).toBeNull();
  found.resolve();
  await readPage("Is everything right?");
  await readPage("Office 4, Blue Plaza, G-9, Islamabad");
});

test("on the check the exact work that a search may mean is a choice that nobody has made", async () => {
  const named = "Split AC Installation";
  const path = `/jobs/new?${new URLSearchParams({ ...work, words: "new ac in two rooms" })}`;
  const known = { "sub-skills-list/AC Installation": { body: [named] }, "named-work": { body: { subSkill: named } } };
  await visit({ path, who: customer, replies: { ...replies, ...known, "my-jobs": { body: [earlier] } } });
  await readPage("Probably this work");
  expect(findButton(named)?.getAttribute("aria-pressed")).toBe("false");
  expect(restoreDraft()).toMatchObject({ step: "review", draft: { subSkill: "", otherWorkOf: work.skill } });
});

test("the button of the first step waits until the place is known, and leads to the check", async () => {
  const found = withResolvers<void>();
  const begin = () => keepDraft({ draft: { ...emptyDraft, ...work }, step: "what" });
  const jobs = { "my-jobs": { body: [earlier], after: found.promise } };
  await visit({ path: "/jobs/new", begin, who: customer, replies: { ...replies, ...jobs } });
  await press("Continue");
  expect(document.querySelector("main h1")?.textContent).toBe("What needs to be done?");
  found.resolve();
  await readPage("Is everything right?");
});

test("of several known addresses the one of the last job is chosen already", async () => {
  const begin = () => keepDraft({ draft: { ...emptyDraft, ...work }, step: "where" });
  await visit({
    ...{ path: "/jobs/new", begin, who: customer },
    replies: { ...replies, "my-jobs": { body: [earlier] } },
  });
  await wait(() => findField("address")?.value === "Office 4, Blue Plaza", "address of the last job");
  const pressed = () => document.querySelector(".choice-chip[aria-pressed=true]")?.textContent;
  await wait(() => pressed() === "Office 4, Blue Plaza, G-9", "chosen address");
  await press("Home");
  await wait(() => findField("address")?.value === "House 12\nGreen mosque", "saved address");
});
