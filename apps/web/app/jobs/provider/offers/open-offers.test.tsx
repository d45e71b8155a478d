import type { RequestedJob } from "@hunarmand/api/jobs/job";
import type { LiveEventKind } from "@hunarmand/api/notices/live-events";
import { afterEach, expect, test, vi } from "vitest";
import { jobId, offeredJob } from "../../../../test-setup/job-replies.ts";
import { findButton, press } from "../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";

afterEach(leave);

/** Opens a screen with one offer, changed as a test needs it. Returns the function that sends it a live event. */
async function open(path: string, changes: Partial<RequestedJob> = {}, begin?: () => void) {
  const events = new TransformStream<Uint8Array, Uint8Array>();
  const replies = {
    [`handyman-requested-jobs/${email}`]: { body: [{ ...offeredJob, ...changes }] },
    events: { stream: events.readable },
  };
  await visit({ path, who: provider, currentJobId: jobId, replies, begin });
  const writer = events.writable.getWriter();
  return (kind: LiveEventKind) => {
    const event = { kind, subjectId: jobId, at: new Date().toISOString() };
    void writer.write(new TextEncoder().encode(`event: ${kind}\ndata: ${JSON.stringify(event)}\n\n`));
  };
}

/** Records what a browser with this answer to vibrations was asked to do. */
function fakeVibration(isAllowed: boolean) {
  const vibrate = vi.fn(() => isAllowed);
  Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
  return vibrate;
}
const findSwitch = () => wait(() => document.querySelector<HTMLElement>("main [role=switch]"), "switch");

test("an offer leads with the net pay, the work, where and when, its words, then Accept, and folds the rest", async () => {
  await open("/requestedjobs");
  const card = await wait(() => document.querySelector("main article"), "offer");
  const lead =
    "You usually receive PKR 900 to 1,800Plumbing InstallationG-9 · In your area · As soon as possibleThe tap drips.Accept";
  expect(card.textContent?.startsWith(lead)).toBe(true);
  const fold = card.querySelector("details");
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain("The tap drips.");
  expect(fold?.textContent).toContain("Installations - Plumbing Installation");
});

test("where customers have agreed on enough prices, one sum leads, and the usual ones are small beside it", async () => {
  await open("/requestedjobs", { netPrice: { from: 900, to: 1_800, median: 1_350 } });
  const pay = await wait(() => document.querySelector("main article .job-price"), "pay");
  expect(pay.querySelector("strong")?.textContent).toBe("PKR 1,350");
  expect(pay.querySelector("small")?.textContent).toBe("mostly PKR 900 to 1,800");
});

test.each([
  ["The tap drips.\nIt is on the roof.", "The tap drips."],
  [null, undefined],
])("an offer shows the first line of the customer's words above Accept, if there are any: %s", async (words, shown) => {
  await open("/requestedjobs", { customerWords: words });
  const card = await wait(() => document.querySelector("main article"), "offer");
  expect(card.querySelector(".first-words")?.textContent).toBe(shown);
  expect(card.textContent).toContain(`As soon as possible${shown ?? ""}AcceptRejectMore about this job`);
});

test("an offer names the exact work and how far it is, in as many lines", async () => {
  await open("/requestedjobs", {
    ...{ subSkill: "Mixer and Tap Installation", distanceBand: "same-city", areasApartKm: 4, customerWords: null },
  });
  const card = await wait(() => document.querySelector("main article"), "offer");
  const lead =
    "You usually receive PKR 900 to 1,800Mixer and Tap InstallationG-9, about 4 km away · As soon as possibleAccept";
  expect(card.textContent?.startsWith(lead)).toBe(true);
  expect(card.querySelector("details")?.textContent).toContain("Installations - Plumbing Installation");
});

test.each([
  [{ distanceBand: "same-city", areasApartKm: 5 }, "G-9, about 5 km away · As soon as possible"],
  [
    { distanceBand: "same-city", areasApartKm: 5, distanceKm: { from: 2, to: 5 } },
    "G-9, about 5 km away · As soon as possible",
  ],
  [{ distanceBand: "same-area", distanceKm: { from: 2, to: 5 } }, "G-9 · In your area · As soon as possible"],
] as const)("an offer says one distance, also if the server knows another: %o", async (place, text) => {
  await open("/requestedjobs", place);
  await readPage(text);
});

test("an offer says that its customer wants this handyman", async () => {
  await open("/requestedjobs", { isAskedFirst: true, customerWords: null });
  const card = await wait(() => document.querySelector("main article"), "offer");
  expect(card.textContent).toContain("As soon as possibleThe customer asked for you first.Accept");
});

test("an offer at the time of an own job says so", async () => {
  const clash = { id: "2b1f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c12", jobNumber: "H-10190", scheduledFor: null };
  await open("/requestedjobs", { clashes: [clash] });
  await readPage("You have another job at nearly this time");
});

test("an offer says when it closes", async () => {
  await open("/requestedjobs", { expiresAt: new Date(Date.now() + 30_000).toISOString() });
  await readPage("Closes in less than a minute");
});

test("the accept screen leads with the net pay too", async () => {
  await open("/acceptjob");
  await readPage("You usually receive PKR 900 to 1,800");
  const card = await wait(() => document.querySelector("main .mantine-Card-root"), "offer");
  expect(
    card.textContent?.startsWith(
      "You usually receive PKR 900 to 1,800Plumbing InstallationG-9 · In your area · As soon as possible",
    ),
  ).toBe(true);
});

test("the accept screen names the handyman's other jobs at this time", async () => {
  const clash = { id: "2b1f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c12", jobNumber: "H-10190", scheduledFor: null };
  await open("/acceptjob", { clashes: [clash] });
  await readPage("You have another job at nearly this time");
  await readPage("H-10190 · As soon as possible");
  expect(findButton("I Agree & Continue")).toBeTruthy();
  await leave();
  await open("/acceptjob");
  await readPage("You usually receive PKR 900 to 1,800");
  expect(document.querySelector("main [role=alert]")).toBeNull();
});

test("the accept screen closes with a clear text when another handyman has accepted the offer", async () => {
  const publish = await open("/acceptjob");
  await wait(() => findButton("I Agree & Continue"), "offer");
  // The button may be there before the screen has subscribed, and an earlier event does not reach it.
  await wait(() => {
    publish("job-taken");
    return !findButton("I Agree & Continue");
  }, "closed offer");
  await readPage("Another handyman got the job first, it was cancelled, or the time is over.");
  expect(findButton("I Agree & Continue")).toBeUndefined();
  await press("See other jobs");
  await waitForPath("/requestedjobs");
  expect(localStorage.getItem("currentJobId")).toBeNull();
});

test("a new offer announces itself until the handyman turns that off", async () => {
  const vibrate = fakeVibration(true);
  const publish = await open("/requestedjobs");
  expect((await findSwitch()).getAttribute("aria-checked")).toBe("true");
  // The button may be there before the frame has subscribed, and an earlier event does not reach it.
  await wait(() => {
    publish("job-offered");
    return vibrate.mock.calls.length > 0;
  }, "announcement");
  (await findSwitch()).click();
  await wait(() => document.querySelector("main [role=switch][aria-checked=false]"), "switch that is off");
  expect(localStorage.getItem("offerSound")).toBe("off");
  (await findSwitch()).click();
  await wait(() => document.querySelector("main [role=switch][aria-checked=true]"), "switch that is on again");
  expect(localStorage.getItem("offerSound")).toBe("on");
});

test("the switch stays off when the browser refuses", async () => {
  fakeVibration(false);
  await open("/requestedjobs", {}, () => localStorage.setItem("offerSound", "off"));
  (await findSwitch()).click();
  await readPage("Your browser does not allow sound.");
  expect((await findSwitch()).getAttribute("aria-checked")).toBe("false");
});

test("an offer says before its terms how the money comes", async () => {
  await open("/acceptjob");
  await readPage("The customer pays you in cash, or us by card or wallet. Then we pay you out.");
});
