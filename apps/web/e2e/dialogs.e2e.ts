import { performTransaction } from "@hunarmand/api/payments/payer";
import { checkInEveryLook, open } from "./every-look.ts";
import { enter, expect, test } from "./journey.ts";
import { call, logIn, logInOffice, makeJob, makePlumber, postJob } from "./portal-api.ts";

// What no address leads to; every-screen.e2e.ts walks all that one does.

test("everybody can use the popup for a new password", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, { path: "/home", shows: "Welcome to Hunarmand" });
  await page.getByRole("banner").getByRole("button", { name: "Forgot Password?" }).click();
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("dialog")).toContainText("Email is required");
  await checkInEveryLook(page);
});

test("everybody can use a question and the answer to it", async ({ page }) => {
  await enter(page, await logIn(await makePlumber()));
  await postJob();
  await open(page, { path: "/requestedjobs", shows: "Installations - Plumbing Installation" });
  await page.getByRole("button", { name: "Reject" }).first().click();
  await expect(page.getByRole("dialog")).toContainText("Do you want to reject this job?");
  await checkInEveryLook(page);
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("dialog")).toContainText("You have rejected the job.");
  await page.keyboard.press("Escape");
  await expect(page.getByText("No requested jobs found currently.")).toBeVisible();
});

test("everybody can use the ledger with sums that are wider than a phone", async ({ page }) => {
  const email = await makePlumber();
  const card = { nameOnCard: "Naveed Akhtar", cardNumber: "4242424242424242", expiryDate: "12/28", cvv: "123" };
  await call(await logIn(email), performTransaction, { body: { ...card, email, amount: 8_765_432.1 } });
  await enter(page, await logInOffice());
  await open(page, { path: "/office/ledger", shows: "The books balance." });
  await checkInEveryLook(page);
});

test("everybody can use the question before a step of the office", async ({ page }) => {
  const jobId = await makeJob(await logIn(await makePlumber()), "details");
  await enter(page, await logInOffice());
  await open(page, { path: `/office/jobs/${jobId}`, shows: "Details submitted" });
  await page.getByRole("button", { name: "Complete", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await checkInEveryLook(page);
});

test("everybody can use the choice of a handyman for a job", async ({ page }) => {
  const jobId = await postJob();
  await makePlumber();
  await enter(page, await logInOffice());
  await open(page, { path: `/office/jobs/${jobId}`, shows: "Job posted" });
  await page.getByRole("button", { name: "Give to a handyman" }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
  await checkInEveryLook(page);
});
