import type { RequestedJob } from "@hunarmand/api/jobs/job";
import { afterEach, expect, test, vi } from "vitest";
import { jobId, offeredJob } from "../../../../test-setup/job-replies.ts";
import { findButton } from "../../../../test-setup/screen-person.ts";
import { passTimeUntilRead, readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const open = (path: string, changes: Partial<RequestedJob>, begin?: () => void) => {
  const replies = { [`handyman-requested-jobs/${email}`]: { body: [{ ...offeredJob, ...changes }] } };
  return visit({ path, who: provider, currentJobId: jobId, replies, begin });
};

test("an offer whose time ends while it is shown says so, and has no buttons", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  await open("/requestedjobs", { expiresAt: new Date(Date.now() + 30_000).toISOString() });
  await readPage("Closes in less than a minute");
  expect(findButton("Accept")).toBeTruthy();
  await passTimeUntilRead("No longer open", 10_000);
  expect(findButton("Accept")).toBeUndefined();
  expect(findButton("Reject")).toBeUndefined();
});

test("a phone whose clock is an hour fast leaves an offer that the server lists to the server", async () => {
  await open("/requestedjobs", { expiresAt: new Date(Date.now() - 3_600_000).toISOString() });
  await wait(() => findButton("Accept"), "Accept");
  expect(findButton("Reject")).toBeTruthy();
  expect(document.querySelector("main")?.textContent).not.toContain("No longer open");
});

const openEnding = (milliseconds: number) =>
  open("/acceptjob", { expiresAt: new Date(Date.now() + milliseconds).toISOString() });

test("the accept screen says at its button until when the offer is open", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await openEnding(30_000);
  const text = "Closes in less than a minute";
  await readPage(text);
  const bar = findButton("I Agree & Continue")?.closest(".thumb-bar");
  expect(bar?.textContent?.startsWith(text)).toBe(true);
});

test("the accept screen keeps its button where only the phone's clock calls the offer over", async () => {
  await openEnding(-60_000);
  await wait(() => findButton("I Agree & Continue"), "agreement");
  expect(document.querySelector("main")?.textContent).not.toContain("No longer open");
});
