import { afterEach, expect, test } from "vitest";
import { done, failing, recordBodies } from "../../../../../test-setup/faked-server.ts";
import { detailedJob, jobId } from "../../../../../test-setup/job-replies.ts";
import { closeDialogs, press } from "../../../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast } from "../../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../../test-setup/visit.ts";

afterEach(leave);

const job = { ...detailedJob, earning: 3_500, salary: 3_500, priceStatus: "agreed" };

async function openCompletion(declared = done("Cash reported successfully.")) {
  const replies = {
    ...{ [`job-details/${jobId}`]: { body: job }, [`completed-jobs/${email}`]: { body: [] } },
    ...{ "complete-job": done("Job marked as completed."), "declare-cash": declared },
  };
  await visit({ path: `/jobcompletion/${jobId}`, who: provider, currentJobId: jobId, replies });
  await readPage("Did you get PKR 3,500 in cash?");
}

test("one button completes the job and records the cash that the handyman has", async () => {
  await openCompletion();
  const bodies = recordBodies("declare-cash");
  await press("Yes, all");
  await press("Complete the job");
  await readToast("Job marked as completed. Cash reported successfully.");
  await waitForPath("/completedjobs");
  await readPage("You keep this for the job");
  await readPage("PKR 3,150");
  expect(bodies).toEqual([{ jobId, amount: 3_500 }]);
});

test("cash that is not there yet is not recorded, and the job is completed", async () => {
  await openCompletion();
  const bodies = recordBodies("declare-cash");
  await press("Not yet, or another amount");
  await readPage("You write the amount after this step.");
  await press("Complete the job");
  await waitForPath("/completedjobs");
  expect(bodies).toEqual([]);
});

test("cash that could not be recorded is said, and the job stays completed", async () => {
  await openCompletion(failing);
  await press("Yes, all");
  await press("Complete the job");
  await readDialog("", "The cash is not recorded. We ask you again.");
  await closeDialogs();
  await waitForPath("/completedjobs");
});
