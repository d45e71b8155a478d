import { acceptJob } from "@hunarmand/api/jobs/provider";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { readToast } from "./office-visit.ts";
import { call, logIn, makeJob, makePlumber, noPin, postJob } from "./portal-api.ts";
import { breakCall } from "./spec-visit.ts";

// Each of these starts with a refusal, which the browser logs in its console.
test.use({ expectedComplaints: [/status of (409|500)|ERR_FAILED/] });

const makeSignedInPlumber = async () => logIn(await makePlumber());

test("A provider who is too late reads that the job is taken, and returns to the requests", async ({ page }) => {
  const [late, early] = [await makeSignedInPlumber(), await makeSignedInPlumber()];
  const jobId = await postJob();
  await enter(page, late, jobId);
  // The refusal comes before the live event, which closes the screen.
  await breakCall(page, { call: "events", isHeld: true });
  await page.goto("/acceptjob");
  await call(early, acceptJob, { body: { Id: jobId } });
  await page.getByRole("button", { name: "I Agree & Continue" }).click();
  await expect(page.getByRole("dialog")).toContainText("Failed to accept job.");
  await expect(page.getByRole("dialog")).toContainText("Another handyman has already accepted this job.");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL("/requestedjobs");
  await expect(page.getByText("No requested jobs found currently.")).toBeVisible();
});

test("Without the customer's pin the arrival is marked without a position", async ({ page }) => {
  const provider = await makeSignedInPlumber();
  const jobId = await makeJob(provider, "accepted", noPin);
  await enter(page, provider);
  await page.goto(`/acceptarrival/${jobId}`);
  await expect(page.getByText("Customer location not available.")).toBeVisible();
  await page.getByRole("button", { name: "I am here" }).click();
  await readToast(page, "Arrival marked successfully.");
  await expect(page).toHaveURL(`/acceptjobdetailssubmission/${jobId}`);
});

test("Mark as Completed is on every active job, and leads to the missing steps, which its screen names", async ({
  page,
}) => {
  const provider = await makeSignedInPlumber();
  for (const [stage, next, leadsTo] of [
    ["accepted", "I have arrived", (id: string) => `/acceptarrival/${id}`],
    ["arrived", "Send the price", (id: string) => `/acceptjobdetailssubmission/${id}`],
  ] as const) {
    const jobId = await makeJob(provider, stage);
    await enter(page, provider);
    await page.goto("/activejobs");
    const card = page.getByRole("article").first();
    await expect(card.getByRole("link", { name: next })).toBeVisible();
    const mark = card.getByRole("button", { name: "Mark as Completed" });
    await expect(mark).toBeEnabled();
    await mark.click();
    await page.getByRole("dialog").getByRole("button", { name: next }).click();
    await expect(page).toHaveURL(leadsTo(jobId));
    await page.goto(`/jobcompletion/${jobId}`);
    await expect(page.getByText("This job cannot be completed yet")).toBeVisible();
    await expect(page.getByRole("listitem").getByText("Send the price", { exact: true })).toBeVisible();
    await expect(page.getByText("Mark your arrival at the customer")).toBeVisible({ visible: stage === "accepted" });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByLabel("Feedback")).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: next }).click();
    await expect(page).toHaveURL(leadsTo(jobId));
  }
});

test("A work status other than Completed saves the details, and the job stays open", async ({ page }) => {
  const provider = await makeSignedInPlumber();
  const jobId = await makeJob(provider, "details");
  await enter(page, provider);
  await page.goto(`/jobcompletion/${jobId}`);
  await page.getByLabel("Feedback").fill("One tap is still dripping.");
  await page.getByLabel("Work Status").selectOption("InProgress");
  await page.getByRole("button", { name: "Complete the job" }).click();
  await readToast(page, "Saved. The job stays open.");
  await expect(page).toHaveURL("/activejobs");
  await go(page, `/jobcompletion/${jobId}`);
  await expect(page.getByLabel("Feedback")).toHaveValue("One tap is still dripping.");
});

test("The next step of a new offer's notice shows the offers, also during another job", async ({ page }) => {
  const provider = await makeSignedInPlumber();
  const running = await makeJob(provider, "arrived");
  await enter(page, provider);
  await page.evaluate(
    (path) => localStorage.setItem("lastVisitedStep", path),
    `/acceptjobdetailssubmission/${running}`,
  );
  const offered = await postJob();
  const next = page.getByRole("link", { name: /^See the new job/ }).first();
  await expect(async () => {
    await page.goto("/notices");
    await expect(next).toHaveAttribute("href", `/requestedjobs?offer=${offered}`, { timeout: 10_000 });
  }).toPass();
  await next.click();
  await expect(page).toHaveURL(`/requestedjobs?offer=${offered}`);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("Details that fail to be sent stay in the form, and are sent by the next click", async ({ page, context }) => {
  const provider = await makeSignedInPlumber();
  const jobId = await makeJob(provider, "arrived");
  await enter(page, provider);
  await page.goto(`/acceptjobdetailssubmission/${jobId}`);
  await page.getByLabel("Price, materials included").fill("2500.50");
  await page.getByText(/^More: /).click();
  await page.getByLabel("Description").fill("A new geyser");
  await context.route("**/update-job-details", (route) => route.fulfill({ status: 500, json: { error: "No." } }));
  await page.getByRole("button", { name: "Send price PKR 2,500.50" }).click();
  await expect(page.getByRole("dialog")).toContainText("Failed to update job details.");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByLabel("Description")).toHaveValue("A new geyser");
  await context.unroute("**/update-job-details");
  await page.getByRole("button", { name: "Send price PKR 2,500.50" }).click();
  await readToast(page, "Job details updated successfully.");
});

test("A list that fails to load can be loaded again", async ({ page, context }) => {
  await enter(page, await makeSignedInPlumber());
  await context.route("**/handyman-active-jobs/**", (route) => route.abort());
  await page.goto("/activejobs");
  await expect(page.getByText("Failed to fetch active jobs.")).toBeVisible();
  await context.unroute("**/handyman-active-jobs/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No active jobs assigned to you at the moment.")).toBeVisible();
});
