import { afterEach, expect, test } from "vitest";
import { done, recordBodies } from "../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../test-setup/followed-job.ts";
import { acceptedJob, arrivedJob } from "../../../test-setup/job-replies.ts";
import { findButton, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { customer, provider } from "../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../test-setup/visit.ts";

afterEach(leave);

const late = { kind: "running-late", at: "2026-05-01T09:00:00.000Z", side: "provider", minutes: 20 };
const job = {
  ...followedJob,
  ...{ status: "Accepted", salary: null, priceStatus: null, arrivedAt: null, detailsSubmittedAt: null },
  ...{ proposedTime: "2036-05-02T10:00:00.000Z", proposedBy: "provider", scheduledFor: "2036-05-02T08:00:00.000Z" },
  nextSteps: ["proposeTime", "agreeTime", "declineTime"],
  timeline: [{ ...late, amount: null, offer: null, words: null, time: null, claimedAt: null }],
};

test("the customer reads how late the handyman is, and agrees to another time with one click", async () => {
  const agreed = { ...job, proposedTime: null, proposedBy: null, nextSteps: ["proposeTime"] };
  const changes = { [`Job/${followedJobId}`]: { body: agreed } };
  const replies = {
    [`Job/${followedJobId}`]: { body: job },
    "agree-time": { ...done("The new time is agreed."), changes },
  };
  await visit({ path: `/jobs/${followedJobId}`, who: customer, replies });
  await wait(() => document.body.textContent?.includes("About 20 minutes late"), "delay");
  await press("Agree to the new time");
  await readToast("The new time is agreed.");
  await wait(() => !findButton("Agree to the new time"), "screen without the proposal");
  expect(await readPage("When")).toBeTruthy();
});

test("for a job without a time the customer reads when the handyman says that they come", async () => {
  const said = { ...job.timeline[0], at: "2036-05-01T09:00:00.000Z" };
  const soon = {
    ...job,
    ...{ proposedTime: null, proposedBy: null, scheduledFor: null },
    timeline: [said],
    nextSteps: ["proposeTime"],
  };
  await visit({ path: `/jobs/${followedJobId}`, who: customer, replies: { [`Job/${followedJobId}`]: { body: soon } } });
  await readPage("Comes at about 01-May-2036, 2:20\u00A0pm");
  await readPage("The handyman comes at about 01-May-2036, 2:20\u00A0pm.");
  await readPage("Ali Raza said: I come at about 01-May-2036, 2:20\u00A0pm");
  expect(document.querySelector("main")?.textContent).not.toContain("late");
});

test("once the announced time has passed the customer reads so, and a new one beside the first", async () => {
  const soon = { ...job, ...{ proposedTime: null, proposedBy: null, scheduledFor: null }, nextSteps: ["proposeTime"] };
  const said = (at: string) => ({ ...job.timeline[0], at });
  const read = async (changes: object, text: string) => {
    const body = { ...soon, ...changes };
    await visit({ path: `/jobs/${followedJobId}`, who: customer, replies: { [`Job/${followedJobId}`]: { body } } });
    await readPage(text);
  };
  await read({}, "Later than announced (01-May-2026, 2:20\u00A0pm)");
  const first = said("2036-05-01T09:00:00.000Z");
  const now = "Now comes at about 01-May-2036, 2:35\u00A0pm, first announced 01-May-2036, 2:20\u00A0pm";
  await read({ timeline: [first, said("2036-05-01T09:15:00.000Z")] }, now);
  // What a handyman said who had the job before does not count.
  const accepted = { ...said("2036-05-01T09:10:00.000Z"), kind: "accepted", minutes: null };
  await read(
    { timeline: [first, accepted, said("2036-05-01T09:15:00.000Z")] },
    "Comes at about 01-May-2036, 2:35\u00A0pm",
  );
  const scheduledFor = "2026-05-01T08:00:00.000Z";
  await read({ timeline: [], scheduledFor }, "Later than agreed (01-May-2026, 1:00\u00A0pm)");
  await read({ scheduledFor }, "Later than announced (01-May-2026, 1:20\u00A0pm)");
  await read({ timeline: [], scheduledFor: "2036-05-02T08:00:00.000Z" }, "Comes 02-May-2036, 1:00\u00A0pm");
});

test("what a handyman said about their coming stays on the next steps; after the arrival it is when they came", async () => {
  const { jobId } = acceptedJob;
  const comesAt = "2036-05-02T08:20:00.000Z";
  const place = { [`customer-coordinates/${jobId}`]: { body: { latitude: null, longitude: null } } };
  const body = { ...acceptedJob, comesAt };
  const replies = { [`job-details/${jobId}`]: { body }, ...place };
  const says = () => document.querySelector("main")?.textContent;
  await visit({ path: `/acceptarrival/${jobId}`, who: provider, currentJobId: jobId, replies });
  await readPage("Be there 02-May-2036, 1:20\u00A0pm.");
  expect(says()).not.toContain("As soon as possible");
  const arrived = { ...arrivedJob, arrivedAt: "2026-05-01T10:00:00.000Z" };
  const path = `/acceptjobdetailssubmission/${jobId}`;
  await visit({ path, who: provider, currentJobId: jobId, replies: { [`job-details/${jobId}`]: { body: arrived } } });
  await readPage("You arrived at 01-May-2026, 3:00\u00A0pm.");
  expect(says()).not.toContain("As soon as possible");
});

test("a handyman on the way proposes another time, and reads the open proposal", async () => {
  const accepted = { ...acceptedJob, proposedTime: job.proposedTime, proposedBy: "customer" };
  const body = { ...accepted, nextSteps: ["arrive", "proposeTime", "agreeTime", "declineTime", "runLate", "giveBack"] };
  const replies = { [`job-details/${acceptedJob.jobId}`]: { body } };
  await visit({ path: "/acceptcustomerinfo", who: provider, currentJobId: acceptedJob.jobId, replies });
  await wait(() => findButton("Agree to the new time") && findButton("I cannot come"), "ways on about the time");
});

test("a handyman returns a job with two taps and no typing", async () => {
  const { jobId } = acceptedJob;
  const body = { ...acceptedJob, nextSteps: ["arrive", "proposeTime", "giveBack"] };
  const replies = {
    [`job-details/${jobId}`]: { body },
    "give-back": done("The job is offered to others.", { status: "Requested" }),
  };
  await visit({ path: "/acceptcustomerinfo", who: provider, currentJobId: jobId, replies });
  await press("I cannot come");
  await readDialog(
    "We offer the job to others at once. You cannot get it again. You get other jobs as before. The customer sees your reason.",
  );
  await press("My bike or car is broken");
  await wait(() => findField("reason")?.value === "My bike or car is broken", "reason in the field");
  await press("Give the job back");
  await readToast("The job is offered to others.");
  await waitForPath("/requestedjobs");
  expect(document.querySelector("dialog")).toBeNull();
  expect(localStorage.getItem("currentJobId")).toBeNull();
});

type Replies = Parameters<typeof visit>[0]["replies"];

const openLateJob = (replies: Replies, scheduledFor: string | null = null) => {
  const body = { ...acceptedJob, scheduledFor, nextSteps: ["arrive", "proposeTime", "runLate"] };
  const { jobId } = acceptedJob;
  const place = { [`customer-coordinates/${jobId}`]: { body: { latitude: null, longitude: null } } };
  const all = { [`job-details/${jobId}`]: { body }, ...place, ...replies };
  // Once accepted, a job without a time asks on the page itself.
  const path = !scheduledFor ? `/acceptarrival/${jobId}` : "/acceptcustomerinfo";
  return visit({ path, who: provider, currentJobId: jobId, replies: all });
};

test.each([
  ["how late they are", "I will be late", "How late are you?", "2036-05-02T08:00:00.000Z", "1:45\u00A0pm"],
  ["when they come for a job without a time", "Say when you come", "When can you be there?", null, "45 minutes"],
])("a handyman says %s by taps alone", async (_title, label, question, scheduledFor, choice) => {
  await openLateJob({ "running-late": done("The customer knows.") }, scheduledFor);
  const bodies = recordBodies<{ minutes: unknown }>("running-late");
  await press(label);
  await readDialog(question);
  await press(choice);
  await wait(() => document.querySelector("dialog [aria-pressed=true]")?.textContent === choice, "chosen delay");
  await press("Tell the customer");
  await readToast("The customer knows.");
  await wait(() => bodies.length > 0, "call");
  const [said] = bodies.map(({ minutes }) => Number(minutes));
  expect(said, "at full five minutes").toBeGreaterThanOrEqual(45);
  expect(said).toBeLessThanOrEqual(50);
});

const soonJob = { ...acceptedJob, nextSteps: ["arrive", "proposeTime", "runLate"] };
const asksComing = () => document.body.textContent?.includes("When can you be there?");

test("who accepts a job without a time is asked when they come; one tap informs the customer, and the time stays", async () => {
  const { jobId } = acceptedJob;
  const changes = { [`job-details/${jobId}`]: { body: { ...soonJob, comesAt: "2036-05-02T08:20:00.000Z" } } };
  const said = { ...done("The customer knows."), changes };
  await visit({
    ...{ path: "/acceptcustomerinfo", who: provider, currentJobId: jobId },
    replies: { [`job-details/${jobId}`]: { body: soonJob }, "running-late": said },
  });
  await wait(asksComing, "question");
  expect(findButton("Say when you come"), "the same question once").toBeUndefined();
  expect(document.querySelector(".thumb-bar")?.textContent).toContain("Proceed Further");
  await press("20 minutes");
  await readToast("The customer knows.");
  await readPage("Be there 02-May-2036, 1:20\u00A0pm.");
  expect(asksComing()).toBe(false);
  expect(findButton("I will be late")).toBeTruthy();
});

test("who accepts a job with a time is not asked when they come", async () => {
  await openLateJob({}, "2036-05-02T08:00:00.000Z");
  await wait(() => findButton("I will be late"), "ways on about the time");
  expect(asksComing()).toBe(false);
});
