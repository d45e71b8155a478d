import { submitComplaint } from "@hunarmand/api/inquiries/inquiries";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import { createProvider } from "@hunarmand/api/providers/providers";
import type { Page } from "@playwright/test";
import { enter, expect, test } from "./journey.ts";
import { readToast } from "./office-visit.ts";
import { openLive } from "./open-ready.ts";
import { call, logIn, logInOffice, makeCustomer, makePlumber, postJob, verify } from "./portal-api.ts";
import { makeNumber } from "./unique-number.ts";

/** The browser logs every refused request. */
test.use({ expectedComplaints: [/400 .*templates/] });

/** Marks the page; a reload would remove the mark. */
const markPage = (page: Page) => page.evaluate(() => document.body.setAttribute("data-mark", "kept"));

test("a request shows on the list without a reload, and a screen reader announces it", async ({ page }) => {
  const provider = await logIn(await makePlumber());
  await enter(page, provider);
  await openLive(page, "/requestedjobs");
  await expect(page.getByText("No requested jobs found currently.")).toBeVisible();
  await markPage(page);
  await postJob();
  await expect(page.getByText("1 job is waiting for your answer.")).toBeVisible();
  await expect(page.getByText("The list of requested jobs has changed.")).toHaveAttribute("role", "status");
  await expect(page.locator("body")).toHaveAttribute("data-mark", "kept");
});

test("a customer sees the job's progress, and reads in the notices who comes", async ({ page }) => {
  const provider = await logIn(await makePlumber());
  const customer = await makeCustomer();
  const jobId = await postJob({}, customer);
  await enter(page, customer);
  const counted = page.waitForResponse(/notices\/unread/);
  await openLive(page, `/jobs/${jobId}`);
  await counted;
  await expect(page.getByText("House 12, Street 45, G-9/1")).toBeVisible();
  await markPage(page);
  const bell = page.getByRole("banner").getByRole("link", { name: /^Notices/ });
  await expect(bell).toBeVisible();
  const countOf = async () => Number(/\d+/.exec((await bell.getAttribute("aria-label")) ?? "")?.[0] ?? 0);
  const before = await countOf();
  await call(provider, acceptJob, { body: { Id: jobId } });
  await expect(page.getByText("Naveed Akhtar", { exact: true })).toBeVisible();
  await expect.poll(countOf).toBe(before + 1);
  await expect(page.locator("body")).toHaveAttribute("data-mark", "kept");

  await bell.click();
  const notice = page.getByRole("article").first();
  await expect(notice).toContainText("A handyman has accepted your job");
  await notice.getByRole("link", { name: /^Open the job/ }).click();
  await expect(page).toHaveURL(`/jobs/${jobId}`);
  await expect.poll(countOf).toBe(before);
});

test("a person who waits for verification sees it without a reload", async ({ page }) => {
  const number = makeNumber();
  const email = `waiting${number}@example.pk`;
  const person = { FirstName: "Waqas", LastName: "Mir", FatherName: "Mir Ahmad", Gender: "male" as const };
  const ids = { PhoneNumber: `0334${number}`, CNIC: `611014${number}`, Email: email, Password: "Hunarmand#2026" };
  const work = { City: "Islamabad", Area: "G-9", Category: "Installations", Skill: "Electrical Wiring" };
  await call(undefined, createProvider, { body: { ...person, ...ids, ...work } });
  await enter(page, await logIn(email));
  await openLive(page, "/pending");
  await expect(page.getByText("Come to our office. We look at your CNIC there. Then you get jobs.")).toBeVisible();
  await verify(email);
  await expect(page.getByRole("heading", { name: "You are verified" })).toBeVisible();
});

test("the office's counters change without a reload", async ({ page }) => {
  await enter(page, await logInOffice());
  await openLive(page, "/office");
  await expect(page.getByRole("heading", { name: "What is waiting" })).toBeVisible();
  await expect(page.locator(".counter-number").first()).toBeVisible();
  await markPage(page);
  const before = await page.locator(".counter-number").allTextContents();
  await makePlumber();
  await postJob();
  await call(undefined, submitComplaint, {
    body: { fullName: "Ayesha", phone: "03031234567", complaint: "Too late." },
  });
  await expect.poll(() => page.locator(".counter-number").allTextContents()).not.toEqual(before);
  await expect(page.locator("body")).toHaveAttribute("data-mark", "kept");
});

test("the appeal of a refusal has its subject filled in", async ({ page }) => {
  await enter(page, await logIn("ayesha.siddiqui@example.pk"));
  await page.goto("/complains?subject=Appeal%3A%20Your%20payment%20was%20declined%20(p1)");
  await expect(page.getByLabel("Job or subject (optional)")).toHaveValue("Appeal: Your payment was declined (p1)");
  await expect(page.getByLabel("Full Name")).toHaveValue("Ayesha Siddiqui");
});

test("the Owner changes the text of a notice, and is warned of a placeholder without a value", async ({ page }) => {
  await enter(page, await logInOffice());
  await page.goto("/office/templates");
  const template = page.locator("details", { hasText: "Job no longer open" });
  await template.locator("summary").click();
  await template.getByLabel("Subject").fill("Gone: {cnic}");
  await template.getByRole("button", { name: "Save" }).click();
  await expect(template.getByText("Unknown: {cnic}.", { exact: false })).toBeVisible();
  await template.getByLabel("Subject").fill("Gone: {job}");
  await template.getByRole("button", { name: "Save" }).click();
  await readToast(page, "The texts are saved.");
  await expect(template.getByText("Changed")).toBeVisible();
  await template.getByRole("button", { name: "Use the original text" }).click();
  await expect(template.getByText("Changed")).toHaveCount(0);
});
