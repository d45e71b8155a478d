import { rejectJob } from "@hunarmand/api/jobs/provider";
import { getTrialBalance } from "@hunarmand/api/payments/office";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import type { Page } from "@playwright/test";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { readToast, waitUntilSent } from "./office-visit.ts";
import { call, logIn, logInOffice } from "./portal-api.ts";
import { receipt, yesterday } from "./receipt.ts";
import { setFee } from "./set-fee.ts";
import { waitForUsualPlace } from "./usual-place.ts";
import { closeDialog, type Desk, goOn, makeNearbyLocksmith, openBrowser, pin, trade } from "./walk-people.ts";
import { signUpYusuf, verifyYusuf } from "./walk-to-verified.ts";

/** Offers expire a minute after they were made. */
const slowPolling = { timeout: 600_000, intervals: [5_000] };

const settings = {
  walk: { offerRoundSize: 2, offerMinutes: 1, urgentOfferMinutes: 1 },
  // Only the first round ends by itself: accepting may take a slow machine longer than a minute.
  secondRound: { offerRoundSize: 2, offerMinutes: 30, urgentOfferMinutes: 30 },
  after: { offerRoundSize: 100, offerMinutes: 30, urgentOfferMinutes: 30 },
};

/** The whole business with real clocks, the real queue and four browsers. Each step depends on the one before. */
test("From signup to a paid fee: every person does their part, and the books balance", async ({ browser }) => {
  const [provider, customer, office] = [
    await openBrowser(browser, 360),
    await openBrowser(browser, 360),
    await openBrowser(browser, 1440),
  ];
  const owner = await logInOffice();
  try {
    await call(owner, updateOfficeSettings, { body: settings.walk });
    await setFee(10);
    await test.step("the handyman signs up", () => signUpYusuf(provider.page));
    await test.step("the office refuses the application, then verifies the handyman", () =>
      verifyYusuf(provider.page, office.page));
    const jobId = await test.step("a customer posts a job", () => postJob(customer));
    await call(owner, updateOfficeSettings, { body: settings.secondRound });
    await test.step("one handyman of the first round rejects, the other does not answer; the second round reaches the new one", () =>
      acceptInSecondRound(provider.page, jobId));
    await test.step("the handyman arrives, sends the details, completes", () => doTheJob(provider, jobId));
    await test.step("the customer confirms with another rating, and the cash", () => confirm(customer.page, jobId));
    await test.step("the fee is due", () => readDue(provider.page, "Pkr : 450.00"));
    await test.step("the handyman pays it by JazzCash, and the office approves", () =>
      payByWallet(provider.page, office.page));
    await test.step("nothing is due any more, and the books balance", async () => {
      await readDue(provider.page, "Pkr : 0.00");
      expect((await call(owner, getTrialBalance, { query: {} })).total).toBe(0);
      await go(office.page, "/office/ledger");
      await expect(office.page.getByText("The books balance.")).toBeVisible();
    });
    await test.step("the audit shows each step of the office", () => readAudit(office.page));
    expect([provider, customer, office].flatMap(({ errors }) => errors)).toEqual([]);
  } finally {
    await call(owner, updateOfficeSettings, { body: settings.after });
    await setFee(0);
    await Promise.all([provider, customer, office].map(({ context }) => context.close()));
  }
});

async function postJob({ page }: Desk): Promise<string> {
  await enter(page, await logIn("ayesha.siddiqui@example.pk"));
  await page.goto("/jobs/new");
  await waitForUsualPlace(page);
  await page.getByLabel("Category").selectOption(trade.category);
  await page.getByLabel(/^Skill/).selectOption(trade.skill);
  await page.getByLabel("Description").fill("The front door does not open any more");
  await goOn(page);
  await page.getByRole("button", { name: "Change the place" }).click();
  await expect(page.getByText("Your places")).toBeVisible();
  await page.getByLabel("City").selectOption(trade.city);
  await page.getByLabel("Area").fill(trade.nearArea);
  await page.getByLabel("Address").fill("House 5, Street 12, DHA Phase 1");
  await goOn(page);
  await goOn(page);
  await makeNearbyLocksmith("Silent");
  const busy = await makeNearbyLocksmith("Busy");
  await page.getByRole("button", { name: /Post the job/i }).click();
  await readToast(page, "Job posted successfully.");
  await expect(page).toHaveURL(/\/jobs\/[\w-]{36}$/);
  const jobId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await call(busy, rejectJob, { body: { jobId, email: busy.email } });
  return jobId;
}

async function acceptInSecondRound(page: Page, jobId: string): Promise<void> {
  await page.goto("/requestedjobs");
  await expect(page.getByText("No requested jobs found currently.")).toBeVisible();
  const card = page.getByRole("article").filter({ hasText: trade.skill });
  // Polling each second for a minute would cost more than the rest of the step.
  await expect
    .poll(() => card.isVisible(), { message: "after a minute the queue asks the next", ...slowPolling })
    .toBe(true);
  await card.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("button", { name: "I Agree & Continue" }).click();
  await readToast(page, "Job accepted successfully.");
  await page.getByRole("link", { name: "Proceed Further" }).click();
  await expect(page).toHaveURL(`/acceptarrival/${jobId}`);
}

async function doTheJob({ page, context }: Desk, jobId: string): Promise<void> {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ ...pin, accuracy: 8 });
  await page.getByRole("button", { name: "I am here" }).click();
  await readToast(page, "Arrival marked successfully.");
  await expect(page).toHaveURL(`/acceptjobdetailssubmission/${jobId}`);
  await page.getByLabel("Price, materials included").fill("4500");
  await page.getByText(/^More: /).click();
  await page.getByLabel("Duration").selectOption("1");
  await page.getByLabel("Description").fill("New cylinder, three keys");
  await page.getByRole("button", { name: "Send price PKR 4,500" }).click();
  await readToast(page, "Job details updated successfully.");
  await expect(page).toHaveURL("/home");
  await go(page, `/jobcompletion/${jobId}`);
  await page.getByLabel("Feedback").fill("Everything opened at once.");
  await page.getByRole("button", { name: "Not yet" }).click();
  await page.getByRole("button", { name: "Complete the job" }).click();
  await readToast(page, "Job marked as completed.");
  await page.getByRole("button", { name: /^I received PKR [\d,]+ in cash$/ }).click();
  await expect(page.getByRole("status").getByText("Cash reported successfully.")).toBeVisible();
  await expect(page.getByText("You reported PKR 4,500 in cash.")).toBeVisible();
}

async function confirm(page: Page, jobId: string): Promise<void> {
  await page.goto(`/jobs/${jobId}`);
  await page.getByRole("radio", { name: "3 stars" }).check({ force: true });
  await page.getByLabel("Feedback").fill("He came late, but the lock is good.");
  await expect(page.locator("form .large-price")).toHaveText("PKR 4,500");
  await page.getByRole("button", { name: "I paid cash PKR 4,500 – confirm" }).click();
  await readToast(page, "Thank you for your feedback.");
}

async function readDue(page: Page, amount: string): Promise<void> {
  await go(page, "/payment");
  await expect(page.locator("dt", { hasText: "Due Payments" }).locator("+ dd")).toHaveText(amount);
}

async function payByWallet(page: Page, office: Page): Promise<void> {
  await go(page, "/reviews");
  await expect(page.getByRole("article")).toContainText("He came late, but the lock is good.");
  await expect(page.getByRole("img", { name: "3 stars out of 5" })).toBeVisible();
  await go(page, "/walletpayments");
  await page.locator("[name=walletType]").selectOption("jazzcash");
  await page.getByLabel("Amount").fill("450");
  await page.getByLabel("Transaction ID").fill(`JC-${Date.now()}`);
  await page.getByLabel("Sender Name").fill("Yusuf Memon");
  await page.getByLabel("Sent Date").fill(yesterday());
  await page.getByLabel("Picture of the receipt").setInputFiles(await receipt(page, 600, 900));
  await page.getByRole("button", { name: "Submit" }).click();
  await closeDialog(page, "Wallet payment submitted successfully!");

  await go(office, "/office/payments?status=pending");
  const row = office.getByRole("row").filter({ hasText: "Yusuf Memon" });
  await row.getByRole("button", { name: "See the proof" }).click();
  const review = office.getByRole("dialog");
  await expect(review.getByRole("img", { name: "Proof of payment" })).toBeVisible();
  await review.getByRole("button", { name: "Approve" }).click();
  await waitUntilSent(office, "is approved.");
}

async function readAudit(page: Page): Promise<void> {
  await go(page, "/office/audit");
  for (const step of ["wallet-payment.approve", "provider.verify", "provider.send-back", "settings.update"]) {
    await expect(page.getByText(step, { exact: true }).first()).toBeVisible();
  }
}
