import { afterEach, beforeEach, expect, test } from "vitest";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { press } from "../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { emptyDraft, type JobDraft } from "../job-draft.ts";
import { keepDraft, restoreDraft } from "../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(leave);

const ali = {
  ...{ id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a23", firstName: "Ali", city: "Islamabad", area: "G-9" },
  ...{ category: "Installations", skills: ["AC Installation"], rating: null, reviews: 0, hasPicture: false },
  ...{ jobsDone: 0, verifiedDate: null, takesJobs: true, freeAgain: null },
};
const place = { city: "Islamabad", area: "G-9", address: "House 12", phoneNumber: "03031234567" };
const tap = { category: "Maintenance and Repairers", skill: "Plumbing Repair", description: "The tap leaks" };
const ac = { category: "Installations", skill: "AC Installation", description: "For two rooms" };

const open = (search: string, typed: Partial<JobDraft>) =>
  visit({
    path: `/jobs/new?${search}`,
    who: customer,
    begin: () => keepDraft({ draft: { ...emptyDraft, ...place, ...typed }, step: "review" }),
    replies: {
      [`directory/${ali.id}`]: { body: ali },
      [`Job/${followedJobId}`]: { body: { ...followedJob, status: "Completed" } },
      "categories-list": { body: [{ id: 1, name: "Installations" }] },
      "skills-list/1": { body: ["AC Installation"] },
    },
  });

test("who asks a handyman while other work is unfinished chooses, and loses nothing before", async () => {
  await open(`handyman=${ali.id}&category=Installations`, tap);
  await readPage("You have an unfinished job: Plumbing Repair.");
  expect(restoreDraft().draft).toMatchObject(tap);
  await press("Finish the other job");
  await readPage("The tap leaks");
  expect(restoreDraft()).toMatchObject({ draft: tap, step: "review" });
  expect(restoreDraft().former).toBeUndefined();
});

test("a new job for a handyman keeps only place and number, and its work is chosen", async () => {
  await open(`handyman=${ali.id}&category=Installations&skill=AC+Installation`, tap);
  await press("Ask Ali first");
  await readPage("We ask Ali first.");
  const { draft, step, former } = restoreDraft();
  expect(draft).toEqual({ ...emptyDraft, ...place, category: "Installations", skill: "AC Installation" });
  expect([step, former?.handymanId]).toEqual(["review", ali.id]);
});

test("an unfinished job that the handyman does goes on at its step, and asks them first", async () => {
  await open(`handyman=${ali.id}&category=Installations`, ac);
  await press("Finish that job and ask Ali first");
  await readPage("Ask Ali first");
  expect(restoreDraft()).toMatchObject({ draft: ac, step: "review", former: { handymanId: ali.id } });
});

test("a link that names the unfinished work asks nothing", async () => {
  await open(`handyman=${ali.id}&category=Installations&skill=AC+Installation`, ac);
  await readPage("Ask Ali first");
  expect(document.body.textContent).not.toContain("You have an unfinished job");
});

test("a job that is posted again replaces an unfinished one only after a tap", async () => {
  await open(`again=${followedJobId}`, tap);
  await readPage("You have an unfinished job: Plumbing Repair.");
  await readPage("A new job deletes it.");
  expect(restoreDraft().draft).toMatchObject(tap);
  await press("Start the new one");
  await readPage("Ask Ali Raza first");
  await wait(() => restoreDraft().draft.skill === followedJob.skill, "the earlier work");
});
