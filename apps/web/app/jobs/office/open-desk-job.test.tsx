import type { DeskJob, JobCandidate, TimelineEntry } from "@hunarmand/api/jobs/office";
import { expect, test, vi } from "vitest";
import { done } from "../../../test-setup/faked-server.ts";
import { deskJob, jobId } from "../../../test-setup/job-replies.ts";
import { fill, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { visit } from "../../../test-setup/visit.ts";

interface Shown {
  role?: string;
  notes?: object;
  step?: string;
  job?: Partial<DeskJob>;
  candidates?: JobCandidate[];
  changed?: object;
}

const open = ({ step = "", job = {}, candidates = [], role = "Dispatcher", notes = { body: [] }, changed }: Shown) =>
  visit({
    path: `/office/jobs/${jobId}?step=${step}`,
    who: { role },
    replies: {
      notes,
      ...(changed ? { [`update-webjob/${jobId}`]: changed } : {}),
      [jobId]: { body: { ...deskJob, ...job } },
      candidates: { body: candidates },
    },
  });

const entry = (kind: TimelineEntry["kind"], changes: Partial<TimelineEntry>): TimelineEntry => ({
  ...{ kind, at: "2026-05-01T08:00:00.000Z", by: null, side: "portal", about: null, reason: null },
  ...{ amount: null, time: null, minutes: null, claimedAt: null },
  ...changes,
});

test("the story continues after the payment, and names the member of staff, the step and the reason", async () => {
  const timeline = [
    entry("requested", { by: "Ayesha", side: "customer" }),
    entry("receipt", { about: "R-10042" }),
    entry("refund", { by: "Nadia", side: "office", amount: 500, reason: "Half was done." }),
    entry("complaint-answered", { side: "office", about: "H-ABCDE-FGHJK", reason: "They come tomorrow." }),
  ];
  await open({ job: { timeline } });
  await wait(() => document.querySelectorAll(".job-story > li").length === timeline.length, "whole story");
  const lines = [...document.querySelectorAll(".job-story > li")].map((line) => line.textContent);
  expect(lines[0]).toMatch(/^Job posted.*Ayesha \(Customer\)/);
  expect(lines[1]).toMatch(/^Receipt made.*R-10042$/);
  expect(lines[2]).toMatch(/^Refunded: PKR 500.*Nadia \(Office\)Half was done\.$/);
  expect(lines[3]).toMatch(/^Complaint answered.*H-ABCDE-FGHJKThey come tomorrow\.$/);
});

test("all available actions are together with the job's number", async () => {
  await open({ job: { nextSteps: ["cancel"], status: "Accepted" } });
  const bar = await wait(() => document.querySelector(".desk-job-bar"), "bar of actions");
  expect([...bar.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual(["Cancel the job"]);
  expect(bar.textContent).toContain("H-10482");
});

test("while nobody has the job, the desk says by when the customer is called, or that the call is late", async () => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  await open({ job: { callBy: soon } });
  await wait(() => document.querySelector("main")?.textContent?.includes("Call the customer by today"), "by when");
  await open({ job: { callBy: "2026-05-01T09:00:00.000Z" } });
  await wait(() => document.querySelector("main")?.textContent?.includes("Call was due"), "that it is late");
});

test("the card of the work is missing while nothing is known about it", async () => {
  const nothing = { scheduledFor: null, arrivedAt: null, duration: null, proposedTime: null, rating: null };
  const words = { description: "", workDescription: null, workLocation: null, cancelReason: null, attachments: [] };
  await open({ job: { ...nothing, ...words } });
  const cards = await wait(() => document.querySelector(".desk-job-facts"), "cards");
  expect([...cards.querySelectorAll("h2")].map(({ textContent }) => textContent)).not.toContain("Work");
});

test("assigning without a handyman shows one error, also when there is nobody to choose from", async () => {
  await open({ step: "assign" });
  await wait(() => document.querySelector("dialog[open]")?.textContent?.includes("Nobody"), "empty list of handymen");
  await press("Give the job");
  const said = () => document.body.textContent?.split("Please choose a handyman.").length;
  await wait(() => said() === 2, "word on what is missing");
  expect(said()).toBe(2);
});

test("each candidate says how far away they are, or that it is not known, and which jobs clash", async () => {
  const candidate: JobCandidate = {
    ...{ id: crypto.randomUUID(), name: "Ali Raza", phoneNumber: "+923001234567", city: "Islamabad", area: "G-9" },
    ...{ fits: true, isAvailable: true, openJobs: 1, rating: null, offer: null },
    ...{ distanceMeters: 3_410, distanceFrom: "arrival", clashes: [] },
  };
  const clash = { id: jobId, jobNumber: "H-10005", scheduledFor: "2026-05-04T06:00:00.000Z" };
  const candidates: JobCandidate[] = [
    { ...candidate, clashes: [clash, { ...clash, jobNumber: "H-10006", scheduledFor: null }] },
    { ...candidate, id: crypto.randomUUID(), distanceFrom: "area" },
    { ...candidate, id: crypto.randomUUID(), distanceFrom: "area", distanceMeters: 0 },
    { ...candidate, id: crypto.randomUUID(), distanceFrom: null, distanceMeters: null },
  ];
  await open({ step: "assign", candidates });
  await wait(() => document.querySelectorAll(".candidate").length === candidates.length, "candidates");
  const lines = [...document.querySelectorAll(".candidate")].map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/3\.5 km away · .*Busy at that time: H-10005 \(.*11:00\u00A0am\), H-10006$/);
  expect(lines[1]).toContain("About 3.5 km away");
  expect(lines[2]).toContain("In the job's area");
  expect(lines[3]).toContain("Distance not known");
  expect(lines.slice(1).some((line) => line?.includes("Busy"))).toBe(false);
});

test("no part of the page shows an id that people cannot say", async () => {
  const provider = { providerId: crypto.randomUUID(), providerName: "Ali Raza", providerPhone: "+923001234567" };
  const timeline = [entry("accepted", { by: "Ali Raza", side: "provider" })];
  await open({ role: "Owner", job: { ...provider, status: "Accepted", nextSteps: ["cancel"], timeline } });
  await readPage("Nobody has written a note yet.");
  expect(document.querySelector("main")?.textContent).toContain("H-10482");
  expect(document.querySelector("main")?.textContent).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/i);
});

test("colleagues' notes are on the job; an empty one is refused, and a saved one is shown", async () => {
  const written = { id: jobId, words: "They ring the bell twice.", authorName: "Sadia Noor" };
  const note = { ...written, createdDate: "2026-05-01T08:00:00.000Z" };
  const saved = { ...done("The note is saved."), changes: { notes: { body: [note] } } };
  await open({ notes: { body: [], changes: { notes: saved } } });
  await readPage("Nobody has written a note yet.");
  await press("Write a note");
  await readPage("Only Dispatchers, Support and Finance read it. It cannot be changed later.");
  await fill({ words: " " });
  await press("Save the note");
  await readPage("This field is required.");
  await fill({ words: note.words });
  await press("Save the note");
  await readPage(note.words);
});

test("the office changes a job that nobody has: cleared fields are removed, and a new place removes the pin", async () => {
  const sent: unknown[] = [];
  const pinned = { pinLocationLatitude: 33.7, pinLocationLongitude: 73 };
  await open({
    ...{ step: "change", job: { ...pinned, nextSteps: ["change"], scheduledFor: "2026-05-02T08:00:00.000Z" } },
    changed: done("The job is changed.", { jobId }),
  });
  await wait(() => document.querySelector("dialog[open]")?.textContent?.includes("Change H-10482"), "form");
  const send = fetch;
  vi.stubGlobal("fetch", (address: string, request: RequestInit = {}) => {
    if (request.method === "PUT") sent.push(JSON.parse(String(request.body)));
    return send(address, request);
  });
  // The time is past, but it is the one that the job had.
  await fill({ description: "", address: "House 13" });
  await press("Save the changes");
  await readToast("The job is changed.");
  expect(sent).toMatchObject([
    { address: "House 13", description: null, pinLocationLatitude: null, scheduledFor: "2026-05-02T08:00:00.000Z" },
  ]);
});

test("the office proposes another time for the handyman, and the page shows that there is no answer yet", async () => {
  const time = "2036-05-02T08:00:00.000Z";
  const accepted: Partial<DeskJob> = { status: "Accepted", nextSteps: ["proposeTime"] };
  await open({ job: { ...accepted, proposedTime: time, proposedBy: "office" } });
  await readPage("02-May-2036, 1:00\u00A0pm, proposed to the customer, no answer yet");
  await press("Propose another time");
  await press("Another time");
  await fill({ time: "2020-01-01T10:00" });
  await press("Propose");
  await readDialog("Please choose a time in the future.");
});
