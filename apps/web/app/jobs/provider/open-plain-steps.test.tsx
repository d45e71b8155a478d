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

test("the customer's page says the step in one line beside the five steps, and folds what its first card says", async () => {
  await open("/acceptcustomerinfo", acceptedJob);
  await readPage("Step 1 of 5: Go");
  expect(findRow()).toBeNull();
  const folded = await wait(() => document.querySelector("main [data-folded]"), "all details");
  expect(folded.textContent).toMatch(/City.*Area.*Category.*Skill/);
  const stages = document.querySelectorAll("main [aria-label='Progress of this job']");
  expect(stages).toHaveLength(1);
  expect(stages[0]?.textContent).toMatch(/Requested.*Accepted.*In Progress.*Job Details.*Completed/);
  expect(folded.contains(stages[0] ?? null)).toBe(false);
});

test.each([[10], [900], ["refused"]] as const)(
  "on the arrival screen the arrival is marked, at %s metres from the customer",
  async (meters) => {
    standAt(meters);
    await open(`/acceptarrival/${jobId}`, acceptedJob);
    await wait(() => readMarked() === "Arrive", "the arrival");
  },
);

test("the customer's page has the map below Call and Navigate, above the job number and the e-mail", async () => {
  await open("/acceptcustomerinfo", { ...acceptedJob, email: "ayesha@example.pk" });
  const map = await wait(() => document.querySelector("main .map-frame"), "map");
  expect(map.closest("section")?.getAttribute("aria-label")).toBe("The job");
  const address = await wait(() => document.querySelector("main a[href^='mailto:']"), "e-mail");
  const words = await wait(() => document.querySelector("main .customer-words"), "words");
  for (const later of [address, words])
    expect(map.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
