import { afterEach, expect, test, vi } from "vitest";
import { done } from "../../../../../test-setup/faked-server.ts";
import { followedJobId, waitingJob } from "../../../../../test-setup/followed-job.ts";
import { press } from "../../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { publishOffice } from "../../../../shared/office/office.tsx";

afterEach(async () => {
  vi.useRealTimers();
  publishOffice({});
  await leave();
});

const imran = { id: followedJobId, firstName: "Imran", rating: 4.6, reviews: 12, hasPicture: false };

/** Opens a job for which nobody is left to ask, at one o'clock on a Sunday night. */
function open(job: object, replies = {}) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-29T01:00:00+05:00") });
  publishOffice({ phone: "051 1234567", openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" });
  return visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: {
      [`Job/${followedJobId}`]: { body: { ...waitingJob, skill: "Plumbing Repair", isOffered: false, ...job } },
      ...replies,
    },
  });
}
const read = () => document.querySelector("main")?.textContent ?? "";

test("where nobody is left to ask, what helps stays, the day of the call is named, and the only one can be asked for the morning", async () => {
  const changes = { [`update-webjob/${followedJobId}`]: done("Job updated successfully.", { jobId: followedJobId }) };
  const callBy = "2026-11-30T05:00:00.000Z";
  await open({ asked: { providers: 1, until: null, laterUntil: null, only: imran, people: [], callBy } }, changes);
  await readPage("Close the main water tap if water is running.");
  await readPage("Our office looks for a handyman and calls you by Monday 10:00\u00A0am.");
  const said = ["We have asked Imran, who has not accepted.", "ask Imran", "Our office looks"];
  expect(
    said.map((text) => read().indexOf(text)).toSorted((one, other) => one - other),
    "its call comes last",
  ).toEqual(said.map((text) => read().indexOf(text)));
  await readPage("Not urgent? Our office answers Monday from 9:00\u00A0am.");
  const calls = vi.fn(fetch);
  vi.stubGlobal("fetch", calls);
  await press("This morning, 9 am: ask Imran");
  await readToast("Job updated successfully.");
  const [, request] = calls.mock.calls.find(([to]) => String(to).includes("update-webjob")) ?? [];
  expect(JSON.parse(String(request?.body))).toEqual({ scheduledFor: "2026-11-29T04:00:00.000Z" });
});

test("several are asked together, and a time that was wished already is not offered again", async () => {
  await open({
    asked: { providers: 3, until: null, laterUntil: null, only: null, people: [] },
    scheduledFor: "2026-11-29T04:00:00.000Z",
  });
  await readPage("This evening, 6 pm: ask 3 handymen");
  expect(read()).not.toContain("This morning, 9 am: ask");
});

test("where nobody does this work, no other time is offered", async () => {
  await open({ asked: { providers: 0, until: null, laterUntil: null, only: null, people: [] } });
  await wait(() => read().includes("Our office looks for a handyman"), "what follows");
  expect(read()).not.toContain("Would another time do?");
});

const asked = { providers: 3, until: "2026-11-29T03:30:00.000Z", laterUntil: null, only: null, people: [] };
const unanswered = {
  ...{ kind: "unanswered", at: "2026-11-28T20:00:00.000Z", side: "office", amount: null, offer: null },
  ...{ words: null, time: null, minutes: null, claimedAt: null },
};
const wish = { isOffered: true, asked, scheduledFor: "2026-11-29T04:00:00.000Z" };

test("who wishes for nine in the morning reads until when they get an answer", async () => {
  await open(wish);
  await readPage("If nobody has accepted by today 8:30\u00A0am, we ask you for another time.");
  expect(read()).not.toContain("Would another time do?");
});

test("two hours before a visit that nobody has taken, another time and the office's phone are one tap away", async () => {
  const timeline = [...waitingJob.timeline, unanswered];
  await open({ ...wish, timeline });
  await readPage("Nobody has said yes for today 9:00\u00A0am yet.");
  await readPage("This evening, 6 pm: ask 3 handymen");
  await readPage("051 1234567");
});

test("who waits writes to the office about a job without a handyman", async () => {
  await open({});
  const way = await wait(() => document.querySelector<HTMLAnchorElement>('main a[href^="/complains"]'), "way");
  expect(new URL(way.href).searchParams.get("line")).toBe("waiting");
});

test("a job that its handyman gave back leads with that, until somebody else accepts", async () => {
  const event = {
    at: "2026-11-28T10:00:00.000Z",
    claimedAt: null,
    side: "provider",
    ...{ words: null, amount: null, offer: null, time: null, minutes: null },
  };
  const timeline = ["accepted", "given-back"].map((kind) => ({ ...event, kind }));
  const asked = { providers: 2, until: null, laterUntil: null, only: null, people: [] };
  await open({ timeline, isOffered: true, asked });
  const title = "The handyman cannot come. We offer your job to others.";
  await wait(() => document.querySelector("main h2")?.textContent === title, title);
  await open({ timeline, isOffered: false, asked });
  await readPage("2 handymen were asked, nobody has accepted.");
  expect(document.querySelector("main h2")?.textContent, "with nobody left").toBe("Handyman: nobody yet");
});
