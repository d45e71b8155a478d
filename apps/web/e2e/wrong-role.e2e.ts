import { go } from "./go.ts";
import { enter, expect, quietPage, test } from "./journey.ts";
import { logIn, logInOffice, makeJob, makePlumber, postJob } from "./portal-api.ts";
import { breakCall } from "./spec-visit.ts";

const providersOnly = [
  ...["/requestedjobs", "/activejobs", "/completedjobs", "/reviews", "/earnings", "/statement", "/payoutaccount"],
  ...["/profilepicture", "/acceptjob", "/acceptcustomerinfo", "/jobcompletion/5f0e4a4c-9c1b-4d2a-8d1f-0a114f1f8a52"],
];

test("a customer on a handyman's screen reads whom it is for, and follows the link to their own", async ({ page }) => {
  await enter(page, await logIn("ayesha.siddiqui@example.pk"));
  for (const [index, path] of providersOnly.entries()) {
    await (index === 0 ? page.goto(path) : go(page, path));
    await expect(page, path).toHaveURL(path);
    await page.getByRole("heading", { name: "This screen is for handymen" }).waitFor();
    await page.getByText("You are logged in as a customer.").waitFor();
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  }
  await expect(page.getByRole("banner")).toBeVisible();
  await page.getByRole("link", { name: "Go to my jobs" }).click();
  await expect(page.getByRole("heading", { name: "My Jobs", level: 1 })).toBeVisible();
});

test("handymen on a customer's job, and staff on a handyman's list, find the link to their own", async ({ page }) => {
  await enter(page, await logIn(await makePlumber()));
  await page.goto(`/jobs/${await postJob()}`);
  await expect(page.getByRole("heading", { name: "This screen is for customers" })).toBeVisible();
  await page.getByRole("link", { name: "Go to my requested jobs" }).click();
  await expect(page).toHaveURL("/requestedjobs");
  await enter(page, await logInOffice());
  await page.goto("/activejobs");
  await page.getByRole("link", { name: "Go to the office" }).click();
  await expect(page).toHaveURL("/office");
});

test("on each screen of a job five plain words say where it is, and screen readers read the five steps", async ({
  page,
}) => {
  const provider = await logIn(await makePlumber());
  const jobId = await makeJob(provider, "arrived");
  await enter(page, provider);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/acceptjobdetailssubmission/${jobId}`);
  await expect(page.getByText("Send the price")).toBeVisible();
  for (const path of [`/acceptjobdetailssubmission/${jobId}`, "/acceptcustomerinfo"]) {
    await page.goto(path);
    await expect(page.locator(".job-progress-plain [data-now]")).toHaveText("Price");
    const steps = page.getByRole("list", { name: "Progress of this job" }).getByRole("listitem");
    await expect(steps).toHaveCount(5);
  }
});

test.describe("after a fault", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("areas that fail to load leave the field disabled, show an error, and load on Try again", async ({ page }) => {
    await breakCall(page, { call: "Area/areas-list" });
    // At the second step of the form, from a draft.
    await page.goto(quietPage);
    await page.evaluate(() => {
      const draft = { values: { FirstName: "Tariq", step: 1 }, path: "/signup", endsAt: Date.now() + 3_600_000 };
      localStorage.setItem("draft:guest:signup:", JSON.stringify(draft));
    });
    await page.goto("/signup");
    await page.locator("[name=City]").selectOption("Islamabad");
    await expect(page.getByText("This list could not be loaded.")).toBeVisible();
    await expect(page.locator("[name=Area]")).toBeDisabled();
    await page.unroute(/\/api\/Area\/areas-list/i);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("[name=Area]")).toBeEnabled();
    await expect(page.getByText("This list could not be loaded.")).toHaveCount(0);
  });

  test("the offline bar covers no main button", async ({ page, context }) => {
    await enter(page, await logIn(await makePlumber()), await postJob());
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/acceptjob");
    const agree = page.getByRole("button", { name: "I Agree & Continue" });
    await expect(agree).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText("No internet connection.", { exact: false })).toBeVisible();
    for (const top of [0, 200, 2_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await agree.scrollIntoViewIfNeeded();
      const isOnTop = await agree.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return [0.1, 0.9].every((part) => button.contains(document.elementFromPoint(x + width / 2, y + height * part)));
      });
      expect(isOnTop, `scrolled to ${top}`).toBe(true);
    }
    await context.setOffline(false);
  });
});
