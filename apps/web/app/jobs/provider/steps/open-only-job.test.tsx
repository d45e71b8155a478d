import { afterEach, expect, test } from "vitest";
import { acceptedJob, jobId } from "../../../../test-setup/job-replies.ts";
import { readDialog, readPage } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";
import { findCurrentJobId } from "../../../shared/work/current-job.ts";

afterEach(leave);

const missing = "Job ID Missing - No job selected. Returning to requested jobs.";
const other = { ...acceptedJob, id: jobId.replace(/.$/, "0"), jobId: jobId.replace(/.$/, "0") };

const open = (active: readonly object[]) =>
  visit({
    path: "/acceptcustomerinfo",
    who: provider,
    replies: {
      [`handyman-active-jobs/${email}`]: { body: active },
      [`job-details/${jobId}`]: { body: acceptedJob },
    },
  });

test("without a job id the customer's page opens the only active job", async () => {
  await open([acceptedJob]);
  await readPage("Proceed Further");
  expect(findCurrentJobId()).toBe(jobId);
});

test.each([
  ["no active job", []],
  ["several active jobs", [acceptedJob, other]],
])("without a job id and with %s the spec's message leads to the requests", async (_title, active) => {
  await open(active);
  await readDialog(missing);
  await waitForPath("/requestedjobs");
});
