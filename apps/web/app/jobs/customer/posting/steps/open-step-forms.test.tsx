import { afterEach, beforeEach, expect, test } from "vitest";
import { fill, findField, press } from "../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { emptyDraft, type Step } from "../job-draft.ts";
import { keepDraft } from "../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(leave);

const work = { category: "Installations", skill: "AC Installation" };
const place = { city: "Islamabad", area: "G-9", address: "House 12" };
const begin =
  (step: Step, draft = {}) =>
  () =>
    keepDraft({ draft: { ...emptyDraft, ...work, ...draft }, step });
const replies = {
  "cities-list": { body: [{ id: 1, name: "Islamabad" }] },
  "areas-list/1": { body: [{ id: 1, name: "G-9" }] },
};

test.each([
  ["a visitor, who gives their number with their name, is asked for no other number", undefined, false],
  ["a customer may give another number for this job", customer, true],
])("%s", async (_title, who, isAsked) => {
  await visit({ path: "/jobs/new", begin: begin("when", place), who, replies });
  await readPage("To the handyman, when the work is done.");
  expect(findField("phoneNumber") !== null).toBe(isAsked);
});

test("on the last step a visitor's name and number are above the rest of the summary", async () => {
  await visit({ path: "/jobs/new", begin: begin("review", place), replies });
  const number = await wait(() => findField("phoneNumber"), "number");
  expect(findField("fullName")).not.toBeNull();
  const summary = await wait(() => document.querySelector("main dl"), "the rest of the summary");
  expect(number.compareDocumentPosition(summary) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("the error of a whole step goes once its marked fields are corrected", async () => {
  await visit({ path: "/jobs/new", begin: begin("where"), replies });
  await wait(() => findField("city"), "city");
  await press("Continue");
  await wait(() => document.querySelector("main form [role=alert]"), "error of the step");
  await press("Islamabad");
  await wait(() => findField("area")?.disabled === false, "areas of the city");
  await fill({ area: "G-9", address: "House 12" });
  await wait(() => !document.querySelector("main form [role=alert]"), "step without an error");
  expect(document.querySelector("main form [aria-invalid=true]")).toBeNull();
});
