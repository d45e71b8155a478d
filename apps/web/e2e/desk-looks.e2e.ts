import { performTransaction } from "@hunarmand/api/payments/payer";
import { listProviders } from "@hunarmand/api/providers/office";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { checkInEveryLook, open, type Visit } from "./every-look.ts";
import { enter } from "./journey.ts";
import { expect, test } from "./journey.ts";
import { call, logIn, logInOffice, makeJob, makePlumber, postJob } from "./portal-api.ts";

const categoryPages = ["/installations", "/construction", "/repairer", "/specialists", "/domestic"];

const desks: readonly Visit[] = [
  { path: "/office", shows: "What waits" },
  { path: "/office/providers", shows: "CNIC" },
  { path: "/office/corrections", shows: "Corrections" },
  { path: "/office/jobs", shows: "Ayesha Siddiqui" },
  { path: "/office/payments", shows: "Payments" },
  { path: "/office/received-payments", shows: "Received payments" },
  { path: "/office/ledger", shows: "The books balance." },
  { path: "/office/payouts", shows: "Prepare a batch" },
  { path: "/office/reports", shows: "In this time" },
  { path: "/office/security", shows: "Set up one-time codes" },
  { path: "/office/contracts", shows: "Contracts" },
  { path: "/office/quotes", shows: "Quotes" },
  { path: "/office/inquiries", shows: "Inquiries" },
  { path: "/office/outbox", shows: "Outbox" },
  { path: "/office/templates", shows: "Texts of notices" },
  { path: "/office/jobs/new", shows: "New job for a caller" },
  { path: "/office/cash", shows: "Cash" },
  { path: "/office/reviews", shows: "Reviews" },
  { path: "/office/catalogue/cities", shows: "Rawalpindi" },
  { path: "/office/catalogue/skills?parentId=1", shows: "AC Installation" },
  { path: "/office/staff", shows: "office@example.pk" },
  { path: "/office/settings", shows: "Fee and offers" },
  { path: "/office/audit", shows: "settings.update" },
];

for (const path of categoryPages) {
  test(`everybody can use ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(/PKR/).first()).toBeVisible();
    await checkInEveryLook(page);
  });
}

test("everybody can use /jobs as a visitor", async ({ page }) => {
  await open(page, { path: "/jobs", shows: "A verified handyman at your door" });
  await checkInEveryLook(page);
});

test("everybody can use /jobs/new as a visitor", async ({ page }) => {
  await open(page, { path: "/jobs/new", shows: "What has to be done?" });
  await checkInEveryLook(page);
});

test("everybody can use /jobs as a customer", async ({ page }) => {
  await postJob();
  await enter(page, await logIn("ayesha.siddiqui@example.pk"));
  await open(page, { path: "/jobs", shows: "Follow this job" });
  await checkInEveryLook(page);
});

test("everybody can use one job of a customer", async ({ page }) => {
  const jobId = await postJob();
  await enter(page, await logIn("ayesha.siddiqui@example.pk"));
  await open(page, { path: `/jobs/${jobId}`, shows: "House 12, Street 45, G-9/1" });
  await checkInEveryLook(page);
});

for (const visit of desks) {
  test(`everybody can use ${visit.path}`, async ({ page }) => {
    // Something for the audit to show.
    await call(await logInOffice(), updateOfficeSettings, { body: { offerMinutes: 30 } });
    await enter(page, await logInOffice());
    await open(page, visit);
    await checkInEveryLook(page);
  });
}

test("everybody can use the ledger with sums that are wider than a phone", async ({ page }) => {
  const email = await makePlumber();
  const card = { nameOnCard: "Naveed Akhtar", cardNumber: "4242424242424242", expiryDate: "12/28", cvv: "123" };
  await call(await logIn(email), performTransaction, { body: { ...card, email, amount: 8_765_432.1 } });
  await enter(page, await logInOffice());
  await open(page, { path: "/office/ledger", shows: "The books balance." });
  await checkInEveryLook(page);
});

test("everybody can use one job of the office", async ({ page }) => {
  const provider = await logIn(await makePlumber());
  const jobId = await makeJob(provider, "details");
  await enter(page, await logInOffice());
  await open(page, { path: `/office/jobs/${jobId}`, shows: "Details submitted" });
  await checkInEveryLook(page);
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

test("everybody can use one provider of the office", async ({ page }) => {
  const office = await logInOffice();
  const [provider] = await call(office, listProviders, { query: { search: "sana.malik@example.pk" } });
  await enter(page, office);
  await open(page, { path: `/office/providers/${provider?.id}`, shows: "Sana Malik" });
  await checkInEveryLook(page);
});
