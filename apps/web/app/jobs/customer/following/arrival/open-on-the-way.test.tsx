import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { readPage } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";

// The minutes are counted on the test's own clock: a busy machine may open the screen late.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2036-05-01T08:00:00Z"), toFake: ["Date"] });
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
});

const secondMilliseconds = 1_000;
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * secondMilliseconds).toISOString();
const accepted = {
  ...followedJob,
  ...({ status: "Accepted", arrivedAt: null, detailsSubmittedAt: null, salary: null, timeline: [] } as const),
  nextSteps: ["proposeTime", "cancel"],
};
const open = (shared: object | null, job = {}) =>
  visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: {
      [`Job/${followedJobId}/distance`]: { body: { shared } },
      [`Job/${followedJobId}`]: { body: { ...accepted, ...job } },
    },
  });

test("a customer reads how far away their handyman is, and how old this is", async () => {
  await open({ meters: 2_500, at: inSeconds(-90) });
  await readPage("About 2.5 km away (1 minute ago)");
  await open({ meters: 600, at: inSeconds(0) });
  await readPage("About 600 m away (just now)");
  await open({ meters: 100, at: inSeconds(0) });
  await readPage("Less than 100 m away (just now)");
});

test("the minutes until a visit within two hours are counted, also if no distance is shared", async () => {
  await open(null, { scheduledFor: inSeconds(30.5 * 60) });
  await readPage("In about 30 minutes");
  expect(document.querySelector("main")?.textContent).not.toContain("away");
});

test("who waits as soon as possible reads when the handyman accepted, and to call once that is long ago", async () => {
  const event = {
    side: "provider",
    amount: null,
    offer: null,
    words: null,
    minutes: null,
    claimedAt: null,
    time: null,
  };
  const openAt = (seconds: number) =>
    open(null, { timeline: [{ ...event, kind: "accepted", at: inSeconds(seconds) }] });
  await openAt(-60);
  await readPage("Ali Raza accepted at 12:59\u00A0pm and says here when they come.");
  await openAt(-16 * 60);
  await readPage("Ali Raza accepted at 12:44\u00A0pm. No time yet? Call.");
});
