import { listProviders } from "@hunarmand/contract/office";
import { checkInEveryLook, open, type Visit } from "./every-look.ts";
import { enter, expect, test } from "./journey.ts";
import { call, logIn, logInOffice, postJob } from "./portal-api.ts";

const categoryPages = ["/installations", "/construction", "/repairer", "/specialists", "/domestic"];

const desks: readonly Visit[] = [
  { path: "/office", shows: "What waits" },
  { path: "/office/providers", shows: "Ali Raza" },
  { path: "/office/jobs", shows: "Ayesha Siddiqui" },
  { path: "/office/payments", shows: "Payments" },
  { path: "/office/ledger", shows: "The books balance." },
  { path: "/office/contracts", shows: "Contracts" },
  { path: "/office/quotes", shows: "Quotes" },
  { path: "/office/inquiries", shows: "Inquiries" },
  { path: "/office/outbox", shows: "Outbox" },
  { path: "/office/templates", shows: "Texts of notices" },
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
    await enter(page, await logInOffice());
    await open(page, visit);
    await checkInEveryLook(page);
  });
}

test("everybody can use one provider of the office", async ({ page }) => {
  const office = await logInOffice();
  const [provider] = await call(office, listProviders, { query: { search: "sana.malik@example.pk" } });
  await enter(page, office);
  await open(page, { path: `/office/providers/${provider?.id}`, shows: "Sana Malik" });
  await checkInEveryLook(page);
});
