import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordBodies } from "../../../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { press, tick } from "../../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait, waitFor } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { emptyDraft, type Step } from "../job-draft.ts";
import { keepDraft } from "../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const past = { status: "Completed", scheduledFor: "2026-01-02T10:00:00.000Z" };
const message = "Job posted. Ali Raza is asked first.";

async function openAgain(former: object = past) {
  await visit({
    path: `/jobs/new?again=${followedJobId}`,
    who: customer,
    replies: {
      [`Job/${followedJobId}`]: { body: { ...followedJob, ...former } },
      "create-job": { status: 201, body: { message, jobId: followedJobId, jobNumber: "H-10483" } },
    },
  });
  return recordBodies<Record<string, unknown>>("create-job");
}

test("a job that is posted again has the words and place of before, and asks its handyman first", async () => {
  const sent = await openAgain();
  await readPage("Ask Ali Raza first");
  await readPage("House 12, Street 45, G-9, Islamabad");
  await readPage("As soon as possible");
  await press("Post the job");
  await readToast(message);
  // The toast may be that of the test before.
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ skill: "AC Installation", address: "House 12, Street 45", askFirstOf: followedJobId }]);
  expect(sent[0]).not.toHaveProperty("scheduledFor");
});

test("a cancelled job is posted again with its words and place, and nobody is asked first", async () => {
  const sent = await openAgain({ ...past, status: "Cancelled" });
  await readPage("House 12, Street 45, G-9, Islamabad");
  expect(document.body.textContent).not.toContain("Ask Ali Raza first");
  await press("Post the job");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ skill: "AC Installation", address: "House 12, Street 45" }]);
  expect(sent[0]).not.toHaveProperty("askFirstOf");
});

test("a job that is posted again is offered to all handymen when the customer asks nobody first", async () => {
  const sent = await openAgain();
  await tick("Ask Ali Raza first");
  await press("Post the job");
  await readToast(message);
  // The toast may be that of the test before.
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty("askFirstOf");
});

const handyman = {
  ...{ id: "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a23", firstName: "Naveed", city: "Islamabad", area: "G-9" },
  ...{ category: "Installations", skills: ["AC Installation"], rating: null, reviews: 0, hasPicture: false },
  ...{ jobsDone: 0, verifiedDate: null, takesJobs: true, freeAgain: null },
};

async function openAsking(city: string, step: Step = "review", wanted = "&skill=AC+Installation", page: object = {}) {
  const typed = { skill: "AC Installation", area: "G-9", address: "House 12", phoneNumber: "03031234567" };
  await visit({
    path: `/jobs/new?handyman=${handyman.id}&category=Installations${wanted}`,
    who: customer,
    begin: () => keepDraft({ draft: { ...emptyDraft, ...typed, category: "Installations", city }, step }),
    replies: {
      [`directory/${handyman.id}`]: { body: { ...handyman, ...page } },
      "categories-list": { body: [{ id: 1, name: "Installations" }] },
      "skills-list/1": { body: ["Plumbing Installation", "AC Installation"] },
      "create-job": { status: 201, body: { message, jobId: followedJobId, jobNumber: "H-10483" } },
    },
  });
  return recordBodies<Record<string, unknown>>("create-job");
}

test("a handyman's page leads to a posting that asks them first", async () => {
  const sent = await openAsking("Islamabad");
  await readPage("Ask Naveed first");
  await press("Post the job");
  await readToast(message);
  // The toast may be that of the test before.
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ askFirstProvider: handyman.id, skill: "AC Installation" }]);
});

test("a posting says before it is sent that the chosen handyman does not work in that city", async () => {
  await openAsking("Lahore");
  await readPage("Naveed does not do this work there: AC Installation, Lahore. We ask everybody who does.");
});

test("who wants somebody at once reads that the handyman is at another job, and asks them for later or everybody", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T10:54:00+05:00") });
  const later = { freeAgain: "2026-11-27T08:00:00.000Z" };
  const sent = await openAsking("Islamabad", "review", "&skill=AC+Installation", later);
  await readPage("Naveed has another job until about 1:00\u00A0pm.");
  await readPage("For 10 minutes we ask only Naveed. If the answer is no, we ask everybody.");
  await press("Ask everybody now");
  await wait(() => !document.body.textContent?.includes("another job until"), "no question");
  await tick("Ask Naveed first");
  await press("Ask Naveed for 1:00\u00A0pm");
  await wait(() => !document.body.textContent?.includes("another job until"), "an answer");
  await press("Post the job");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ askFirstProvider: handyman.id, scheduledFor: later.freeAgain }]);
});

test("at night the one who is asked first has until the morning", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T22:54:00+05:00") });
  await openAsking("Islamabad");
  await readPage("It is night, so Naveed can answer until 8:10\u00A0am. Then we ask everybody.");
});

const skillOptions = () =>
  [...(document.querySelector<HTMLSelectElement>("main [name=skill]")?.options ?? [])].map(({ value }) => value);

test("who asks for one handyman taps one of that handyman's skills, or something else", async () => {
  await openAsking("Islamabad", "what", "");
  await press("Finish that job and ask Naveed first");
  await readPage("We ask Naveed first.");
  await readPage("No reviews yet");
  await press("Other work");
  await readPage("What should Naveed do?");
  expect(document.querySelector("main [role=searchbox], main input[type=search]")).toBeNull();
  // The place is known: only the check is left.
  await press("AC Installation");
  await readPage("Is everything right?");
  await press("Change the work");
  await press("Other work");
  await press("Something else");
  await wait(() => skillOptions().includes("Plumbing Installation"), "all skills of the category");
  expect(document.querySelector(".trade-tiles")).not.toBeNull();
});

test("without one of the handyman's skills the first step asks for one", async () => {
  await visit({
    path: `/jobs/new?handyman=${handyman.id}&category=Installations`,
    who: customer,
    replies: { [`directory/${handyman.id}`]: { body: handyman } },
  });
  await readPage("What should Naveed do?");
  await press("Continue");
  await wait(() => document.querySelector("main [role=group] [role=alert]"), "what is missing");
  await press("AC Installation");
  await readPage("Other work");
});

test("the first step says that the handyman does not do the chosen work there", async () => {
  await openAsking("Lahore", "what");
  await readPage("Naveed does not do this work there: AC Installation, Lahore. We ask everybody who does.");
  expect(document.querySelector("main")?.textContent).not.toContain("We ask Naveed first.");
});
