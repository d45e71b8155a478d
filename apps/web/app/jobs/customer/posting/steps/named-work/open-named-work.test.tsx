import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordBodies } from "../../../../../../test-setup/faked-server.ts";
import { fill, findButton, press } from "../../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../../test-setup/visit.ts";
import { emptyDraft, type JobDraft, toJobRequest } from "../../job-draft.ts";
import { keepDraft, restoreDraft } from "../../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(leave);

const work = { category: "Maintenance and Repairers", skill: "Plumbing Repair" };
const place = { city: "Islamabad", area: "G-9", address: "House 12" };
const tap = "Tap and Mixer Repair";
const exactPrices = [
  { subSkill: tap, from: 800, to: 1_800, isAgreed: false },
  { subSkill: "Pipe Leakage Repair", from: 1_500, to: 3_500, isAgreed: false },
];
const facts = { usualPrice: { from: 1_000, to: 4_500 }, exactPrices, postedJobs: [], cities: [] };
const naming = (subSkill: string | null) => ({ "named-work": { body: { subSkill } } });

const open = (typed: Partial<JobDraft>, replies: object = naming(tap)) =>
  visit({
    path: "/jobs/new",
    who: customer,
    begin: () => keepDraft({ draft: { ...emptyDraft, ...work, ...typed }, step: "what" }),
    replies: {
      "work-facts/Plumbing Repair": { body: facts },
      "sub-skills-list/Plumbing Repair": { body: exactPrices.map(({ subSkill }) => subSkill) },
      ...replies,
    },
  });

const price = "Usual for Tap and Mixer Repair: PKR 800 to 1,800, plus any materials.";
/** The choice below the description. */
const chip = () =>
  [...document.querySelectorAll("[role=group]")].find(({ textContent }) =>
    textContent?.startsWith("Probably this work"),
  );
const isChosen = (pressed: boolean) => () => chip()?.querySelector(`[aria-pressed=${pressed}]`);

/** Returns the bodies of the jobs that are posted. */
function watchPosted(): Record<string, unknown>[] {
  const posted: Record<string, unknown>[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    if (address.endsWith("create-job")) posted.push(JSON.parse(String(init?.body)));
    return fetch(address, init);
  });
  return posted;
}

test("the exact work that the description names is chosen below it, with its price, before posting", async () => {
  await open({});
  await readPage("Usually PKR 1,000 to 4,500, plus any materials.");
  expect(chip()).toBeUndefined();
  await fill({ description: "The kitchen tap leaks" });
  await wait(isChosen(true), "chosen work");
  expect(chip()?.textContent).toBe("Probably this workTap and Mixer RepairPKR 800 to 1,800");
  await readPage(price);
  expect(toJobRequest(restoreDraft().draft)).toMatchObject({ subSkill: tap });
});

test("a tap says that it is something else, and other words do not choose it again", async () => {
  await open({ ...place, description: "The kitchen tap leaks" });
  await wait(isChosen(true), "chosen work");
  chip()?.querySelector("button")?.click();
  await wait(isChosen(false), "work that is not chosen");
  await readPage("Usually PKR 1,000 to 4,500, plus any materials.");
  await fill({ description: "The kitchen tap leaks again" });
  const posted = watchPosted();
  await press("Continue");
  await wait(() => findButton("Post the job"), "review");
  await press("Post the job");
  await wait(() => posted.length > 0, "posted job");
  expect(posted[0]).toMatchObject({ subSkill: "", isOtherWork: true });
  expect(posted[0]).not.toHaveProperty("otherWorkOf");
});

test("words that name none any more take the choice back", async () => {
  await open({ subSkill: tap, foundWork: tap, description: "Something drips" }, naming(null));
  await readPage("Usually PKR 1,000 to 4,500, plus any materials.");
  expect(restoreDraft().draft.subSkill).toBe("");
});

test("an exact work that the customer chose stays when the words name another", async () => {
  const subSkill = "Pipe Leakage Repair";
  await open({ subSkill, description: "The kitchen tap leaks" });
  await readPage("Usual for Pipe Leakage Repair: PKR 1,500 to 3,500, plus any materials.");
  const asked = recordBodies("named-work");
  // At the second question the reply to the first one has been there for a while.
  for (const [count, description] of ["The kitchen tap leaks again", "The kitchen tap still leaks"].entries()) {
    await fill({ description });
    await wait(() => asked.length > count, `question about: ${description}`);
  }
  expect(chip()).toBeUndefined();
  expect(restoreDraft().draft.subSkill).toBe(subSkill);
});

test("nobody waits for it: without a reply the job goes on with its skill", async () => {
  await open({ ...place, description: "The kitchen tap leaks" }, { "named-work": { isLost: true } });
  await readPage("Usually PKR 1,000 to 4,500, plus any materials.");
  const posted = watchPosted();
  await press("Continue");
  await wait(() => findButton("Post the job"), "review");
  await press("Post the job");
  await wait(() => posted.length > 0, "posted job");
  expect(posted[0]).toMatchObject({ subSkill: "" });
  expect(posted[0]).not.toHaveProperty("isOtherWork");
});
