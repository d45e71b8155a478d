import type { JobDetails } from "@hunarmand/api/jobs/job";
import { afterEach, expect, test } from "vitest";
import { standAt } from "../../../test-setup/geolocation.ts";
import { acceptedJob, arrivedJob, detailedJob, home, jobId } from "../../../test-setup/job-replies.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { provider } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const open = (path: string, body: JobDetails) =>
  visit({
    path,
    who: provider,
    currentJobId: jobId,
    replies: { [`job-details/${jobId}`]: { body }, [`customer-coordinates/${jobId}`]: { body: home } },
  });
const findRow = () => document.querySelector("main .job-progress-plain");
const readMarked = () => findRow()?.querySelector("[data-now]")?.textContent;

const priced = (priceStatus: JobDetails["priceStatus"]): JobDetails => ({
  ...detailedJob,
  earning: 4_500,
  priceStatus,
});

test.each([
  [`/acceptjobdetailssubmission/${jobId}`, arrivedJob, "Price"],
  [`/acceptjobdetailssubmission/${jobId}`, priced("asked"), "Price"],
  [`/acceptjobdetailssubmission/${jobId}`, priced("agreed"), "Work"],
  [`/jobcompletion/${jobId}`, acceptedJob, "Go"],
  [`/jobcompletion/${jobId}`, priced("disputed"), "Price"],
  [`/jobcompletion/${jobId}`, priced("agreed"), "Money"],
] as const)("%s marks what is to do now, and only screen readers read the five steps", async (path, job, marked) => {
  await open(path, job);
  const row = await wait(findRow, "row of plain steps");
  expect([...row.children].map(({ textContent }) => textContent)).toEqual(["Go", "Arrive", "Price", "Work", "Money"]);
  expect(readMarked()).toBe(marked);
  expect(row.nextElementSibling?.getAttribute("aria-label")).toBe("Progress of this job");
});

test("the customer's page has the same five words, and folds what its first card says", async () => {
  await open("/acceptcustomerinfo", acceptedJob);
  await wait(() => readMarked() === "Go", "the step to take");
  const folded = await wait(() => document.querySelector("main [data-folded]"), "all details");
  expect(folded.textContent).toMatch(/City.*Area.*Category.*Skill/);
  const stages = document.querySelectorAll("main [aria-label='Progress of this job']");
  expect(stages).toHaveLength(1);
  expect(stages[0]?.textContent).toMatch(/Requested.*Accepted.*In Progress.*Job Details.*Completed/);
  expect(folded.contains(stages[0] ?? null)).toBe(false);
});

test.each([
  [10, "Arrive"],
  [900, "Go"],
  ["refused", "Arrive"],
] as const)("at %s metres from the customer, the step to take is marked", async (meters, marked) => {
  standAt(meters);
  await open(`/acceptarrival/${jobId}`, acceptedJob);
  await wait(() => readMarked() === marked, marked);
});

test("the customer's page says how the money comes, except for a free visit", async () => {
  await open("/acceptcustomerinfo", acceptedJob);
  const said = "The customer pays you in cash, or us by card or wallet. Then we pay you out.";
  await readPage(said);
  await leave();
  await open("/acceptcustomerinfo", { ...acceptedJob, followsJobId: jobId });
  await readPage("Proceed Further");
  expect(document.body.textContent).not.toContain(said);
});
