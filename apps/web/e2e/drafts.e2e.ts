import { login } from "@hunarmand/api/account/account";
import type { Page } from "@playwright/test";
import { confirmDialog } from "./confirm-dialog.ts";
import { endSession } from "./end-session.ts";
import { enter, expect, test } from "./journey.ts";
import { logInByForm } from "./log-in-by-form.ts";
import { readToast } from "./office-visit.ts";
import { openReady, waitForForms } from "./open-ready.ts";
import { call, demoPassword, logIn, makeJob, makePlumber, type Person } from "./portal-api.ts";

// A session that the server has ended is refused with 401.
test.use({ expectedComplaints: [/status of 401/], viewport: { width: 360, height: 740 } });

const kept = "We kept what you typed.";
const words = "Two taps changed, one pipe sealed";
const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);

/** The script that stores drafts loads after the form. */
const expectKept = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join())).toContain(text);

/** Opens the form of a job's details as a handyman, and types into it. */
async function typeDetails(page: Page) {
  const email = await makePlumber();
  // Only for this test, which ends the session.
  const person: Person = await call(undefined, login, { body: { identifier: email, password: demoPassword } });
  const jobId = await makeJob(person, "arrived");
  const path = `/acceptjobdetailssubmission/${jobId}`;
  await enter(page, person);
  await page.goto(path);
  await page.getByText(/^More: /).click();
  await field(page, "description").fill(words);
  await field(page, "salary").fill("۲۵۰۰");
  await expectKept(page, `"salary":"2500"`);
  return { email, person, path };
}

async function expectTyped(page: Page): Promise<void> {
  await expect(page.getByText(kept)).toBeVisible();
  await expect(field(page, "description")).toHaveValue(words);
  await expect(field(page, "salary")).toHaveValue("2500");
}

test("typed values survive a reload and Back, and are gone after sending", async ({ page }) => {
  const { path } = await typeDetails(page);
  await page.reload();
  await expectTyped(page);
  await page.goto("/profile");
  await page.goBack();
  await expectTyped(page);
  await page.getByRole("button", { name: "Send price PKR 2,500" }).click();
  await readToast(page, "Job details updated successfully.");
  await page.goto(path);
  await expect(field(page, "description")).toHaveValue(words);
  await expect(page.getByText(kept), "it comes from the server now").toHaveCount(0);
});

test("after a session expired in a form, the next login returns to the form", async ({ page }) => {
  const { email, path } = await typeDetails(page);
  // The form's call finds the expired session, before the live events do.
  await page.route(/update-job-details/, (route) =>
    route.fulfill({ status: 401, json: { code: "not-signed-in", message: "", error: "", requestId: "1" } }),
  );
  await page.getByRole("button", { name: "Send price PKR 2,500" }).click();
  await confirmDialog(page, "Error", "Session Expired - Please login again.");
  await expect(page).toHaveURL("/login");
  await logInByForm(page, email);
  await expect(page).toHaveURL(path);
  await expectTyped(page);
});

test("another account's login and a logout remove every draft", async ({ page }) => {
  const [{ person, path, email }, other] = [await typeDetails(page), await makePlumber()];
  const isThere = () => page.evaluate((text) => JSON.stringify([localStorage, sessionStorage]).includes(text), words);
  await endSession(page, person);
  await page.goto(path);
  await confirmDialog(page, "Error", "Session Expired - Please login again.");
  expect(await isThere()).toBe(true);
  await logInByForm(page, other);
  await expect(page).toHaveURL("/home");
  expect(await isThere()).toBe(false);

  await enter(page, await logIn(email));
  await page.goto(path);
  await expect(field(page, "description")).toHaveValue("Plumbing Installation");
  await page.getByText(/^More: /).click();
  await field(page, "description").fill(words);
  await expectKept(page, words);
  await page.goto("/accountsettings");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page).toHaveURL("/login");
  expect(await isThere()).toBe(false);
  await logInByForm(page, email);
  await expect(page).toHaveURL("/home");
});

test("the second step of a forgotten password and a signup's CNIC survive a reload", async ({ page }) => {
  const email = await makePlumber();
  await openReady(page, "/forgetpassword");
  await field(page, "email").fill(email);
  await page.getByRole("button", { name: "Send code" }).click();
  await confirmDialog(page, "Success", "Reset code sent to your email");
  await field(page, "code").fill("1234");
  await expectKept(page, email);
  await openReady(page, "/forgetpassword");
  await expect(field(page, "code")).toHaveValue("");
  await expect(page.getByText(email)).toBeVisible();

  await openReady(page, "/signup");
  await waitForForms(page);
  await field(page, "CNIC").fill("۶۱۱۰۱۱۲۳۴۵۶۷۱");
  await expect(field(page, "CNIC")).toHaveValue("61101-1234567-1");
  await expectKept(page, "61101-1234567-1");
  await openReady(page, "/signup");
  await expect(field(page, "CNIC")).toHaveValue("61101-1234567-1");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("61101");
});
