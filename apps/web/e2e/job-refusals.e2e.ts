import { acceptJob } from "@hunarmand/contract/jobs";
import { enter, expect, test } from "./journey.ts";
import { call, logIn, makeJob, makePlumber, noPin, postJob } from "./portal-api.ts";

// Each of these begins with a refusal, which the browser writes into its console.
test.use({ expectedComplaints: [/status of 409|ERR_FAILED/] });

const makeSignedInPlumber = async () => logIn(await makePlumber());

test("A provider who is too late reads that the job is taken, and is led back to the requests", async ({ page }) => {
  const [late, early] = [await makeSignedInPlumber(), await makeSignedInPlumber()];
  const jobId = await postJob();
  await enter(page, late, jobId);
  await page.goto("/acceptjob");
  await call(early, acceptJob, { body: { Id: jobId } });
  await page.getByRole("button", { name: "I Agree & Continue" }).click();
  await expect(page.getByRole("dialog")).toContainText("Failed to accept job.");
  await expect(page.getByRole("dialog")).toContainText("Another handyman has already accepted this job.");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL("/requestedjobs");
  await expect(page.getByText("No requested jobs found currently.")).toBeVisible();
});

test("Where the customer set no pin, the arrival is marked without a position", async ({ page }) => {
  const provider = await makeSignedInPlumber();
  const jobId = await makeJob(provider, "accepted", noPin);
  await enter(page, provider);
  await page.goto(`/acceptarrival/${jobId}`);
  await expect(page.getByText("Customer location not available.")).toBeVisible();
  await page.getByRole("button", { name: "Mark arrival without position" }).click();
  await expect(page.getByRole("dialog")).toContainText("Arrival marked successfully.");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(`/acceptjobdetailssubmission/${jobId}`);
});

test("Completion is refused before the details, and leads to them", async ({ page }) => {
  const provider = await makeSignedInPlumber();
  const jobId = await makeJob(provider, "arrived");
  await enter(page, provider);
  await page.goto(`/jobcompletion/${jobId}`);
  await expect(page.getByRole("dialog")).toContainText("Next: send the job details.");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(`/acceptjobdetailssubmission/${jobId}`);
});

test("Details that could not be sent stay in the form, and go out at the next press", async ({ page, context }) => {
  const provider = await makeSignedInPlumber();
  const jobId = await makeJob(provider, "arrived");
  await enter(page, provider);
  await page.goto(`/acceptjobdetailssubmission/${jobId}`);
  await page.getByLabel("Salary").fill("2500.50");
  await page.getByLabel("Description").fill("A new geyser");
  await context.route("**/update-job-details", (route) => route.abort());
  await page.getByRole("button", { name: "Send job details" }).click();
  await expect(page.getByRole("dialog")).toContainText("Failed to update job details.");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByLabel("Description")).toHaveValue("A new geyser");
  await context.unroute("**/update-job-details");
  await page.getByRole("button", { name: "Send job details" }).click();
  await expect(page.getByRole("dialog")).toContainText("Job details updated successfully.");
});

test("A list that could not be fetched can be tried again", async ({ page, context }) => {
  await enter(page, await makeSignedInPlumber());
  await context.route("**/handyman-active-jobs/**", (route) => route.abort());
  await page.goto("/activejobs");
  await expect(page.getByText("Failed to fetch active jobs.")).toBeVisible();
  await context.unroute("**/handyman-active-jobs/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No active jobs assigned to you at the moment.")).toBeVisible();
});
