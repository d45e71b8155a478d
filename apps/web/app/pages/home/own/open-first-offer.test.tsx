import errorTexts from "@hunarmand/api/locales/en/errors.json";
import { afterEach, expect, test, vi } from "vitest";
import { done, refusing } from "../../../../test-setup/faked-server.ts";
import { acceptedJob, detailedJob, jobId, offeredJob } from "../../../../test-setup/job-replies.ts";
import { findButton, press } from "../../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";

afterEach(leave);

const clash = { id: detailedJob.jobId, jobNumber: "H-10490", scheduledFor: null };

/** Each test has an area of its own: the frame of the screen keeps the offers of the one before until it has read new ones. */
async function open(area: string, changes: object, accepting = done("Accepted.")) {
  const offers = [{ ...offeredJob, knowsTerms: true, area, ...changes }];
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [] },
    [`handyman-requested-jobs/${email}`]: { body: offers },
    [`job-details/${jobId}`]: { body: acceptedJob },
    "accept-job": accepting,
  };
  await visit({ path: "/home", who: provider, replies });
  await readPage(`${area} · In your area · As soon as possible`);
}

test("who has accepted a job before accepts the newest offer on the start page, as they read it there", async () => {
  await open("G-9", {});
  await readPage("You usually receive PKR 900 to 1,800");
  await readPage("If no price is agreed, the visit is not paid.");
  const calls = vi.fn(fetch);
  vi.stubGlobal("fetch", calls);
  await press("Accept now");
  await readToast("Job accepted successfully.");
  await waitForPath("/acceptcustomerinfo");
  const [, request] = calls.mock.calls.find(([to]) => String(to).endsWith("accept-job")) ?? [];
  expect(JSON.parse(String(request?.body))).toMatchObject({ Id: jobId, read: { area: "G-9" } });
  expect(localStorage.getItem("currentJobId")).toBe(jobId);
});

test("when another handyman was quicker, the start page says so and stays", async () => {
  await open("G-10", {}, refusing("job-taken"));
  await press("Accept now");
  await readDialog(errorTexts.english["job-taken"]);
  await press("OK");
  await waitForPath("/home");
  expect(localStorage.getItem("currentJobId")).toBeNull();
});

test("an offer that clashes with own jobs opens the terms, which name them", async () => {
  await open("G-11", { clashes: [clash] });
  await press("Accept now");
  await waitForPath("/acceptjob");
  await readPage("You have another job at nearly this time");
});

test("who has never accepted a job reads the offer, and accepts it after the terms", async () => {
  await open("F-10", { knowsTerms: false });
  await wait(() => document.querySelector(".own-home-offer"), "offer");
  expect(findButton("Accept now")).toBeUndefined();
});
