import { afterEach, expect, test } from "vitest";
import { done, recordBodies } from "../../../../test-setup/faked-server.ts";
import { acceptedJob, jobId, offeredJob } from "../../../../test-setup/job-replies.ts";
import { findButton, press } from "../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";

afterEach(leave);

async function open(changes: object) {
  const replies = {
    [`handyman-requested-jobs/${email}`]: { body: [{ ...offeredJob, knowsTerms: true, ...changes }] },
    [`job-details/${jobId}`]: { body: { ...acceptedJob, nextSteps: ["arrive", "runLate"] } },
    "accept-job": done("Accepted."),
  };
  await visit({ path: "/acceptjob", who: provider, currentJobId: jobId, replies });
  await wait(() => findButton("I Agree & Continue"), "button");
  return recordBodies<{ Id: string; comesInMinutes?: number; comesAt?: string }>("accept-job");
}

test("who accepts a job as soon as possible says when they come with the same tap; one time is chosen before", async () => {
  const bodies = await open({});
  await readPage("The customer wants somebody as soon as possible.");
  await readPage("When can you be there?");
  await wait(() => document.querySelectorAll("main [aria-pressed=true]").length === 1, "first choice");
  const readTime = () => document.querySelector(".thumb-bar [role=status]")?.textContent ?? "";
  await wait(() => /^You come at about .+[ap]m\.$/.test(readTime()), "first choice at the button");
  const page = document.querySelector("main")?.textContent ?? "";
  const chips = page.indexOf("When can you be there?");
  expect(page.slice(0, chips), "the promised time leads").toContain(readTime());
  expect(chips, "above what is folded").toBeLessThan(page.indexOf("More about this job"));
  await press("45 minutes");
  await wait(() => findButton("45 minutes")?.getAttribute("aria-pressed") === "true", "choice");
  await press("I Agree & Continue");
  await readToast("Job accepted successfully.");
  await waitForPath("/acceptcustomerinfo");
  const [body] = bodies;
  expect(body?.Id).toBe(jobId);
  const tapped = Date.parse(body?.comesAt ?? "");
  expect(tapped % 300_000, "at full five minutes").toBe(0);
  expect((tapped - Date.now()) / 60_000).toBeGreaterThan(44);
  expect(Math.abs((body?.comesInMinutes ?? 0) - (tapped - Date.now()) / 60_000)).toBeLessThan(2);
});

test("a job with a time is accepted without the question", async () => {
  const bodies = await open({ scheduledFor: "2036-05-02T08:00:00.000Z" });
  await readPage("Installations - Plumbing Installation");
  expect(document.body.textContent).not.toContain("When can you be there?");
  await press("I Agree & Continue");
  await readToast("Job accepted successfully.");
  expect(bodies[0]).not.toHaveProperty("comesInMinutes");
});
