import { expectFetched, openPhone } from "./cut-network.ts";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { openReady, waitForForms } from "./open-ready.ts";
import { logIn, makeJob, makePlumber } from "./portal-api.ts";

test("a link to a page that is not loaded yet keeps what was typed, and opens when the network returns", async ({
  browser,
  portal,
}) => {
  const { context, page } = await openPhone(browser, portal.address);
  await openReady(page, "/signup");
  await waitForForms(page);
  await page.getByLabel("First Name").fill("Naveed");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Menu" }).click();
  await page
    .locator("#site-menu")
    .getByRole("link", { name: "Support", exact: true })
    .filter({ visible: true })
    .click();
  await expect(page.getByText("This page needs the internet.")).toBeVisible();
  await expect(page).toHaveURL("/signup");
  await expect(page.getByLabel("First Name")).toHaveValue("Naveed");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("This page needs the internet.")).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL("/support");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("This page needs the internet.")).toHaveCount(0);
  await context.close();
});

test("a handyman on the way to a job has all its steps on the phone before the network fails", async ({
  browser,
  portal,
}) => {
  const handyman = await logIn(await makePlumber());
  const jobId = await makeJob(handyman, "accepted");
  const { context, page } = await openPhone(browser, portal.address);
  await enter(page, handyman, jobId);
  const details = page.waitForResponse((response) => response.url().endsWith(`/job-details/${jobId}`));
  await page.goto("/activejobs");
  for (const file of [
    "times/time-dialogs.tsx",
    "provider/arrival/start-code-form.tsx",
    "provider/arrival/accept-arrival.screen.tsx",
    "provider/steps/accept-customer-info.screen.tsx",
    "provider/steps/accept-job-details-submission.screen.tsx",
    "provider/steps/job-completion.screen.tsx",
  ])
    await expectFetched(page, `app/jobs/${file}`);
  await (await details).finished();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Say when you come" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "I cannot come" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  for (const [path, shown] of [
    ["/acceptcustomerinfo", "/acceptcustomerinfo"],
    [`/acceptarrival/${jobId}`, `/acceptarrival/${jobId}`],
    // The stored job has no arrival yet, so its details lead back to its step.
    [`/acceptjobdetailssubmission/${jobId}`, "/acceptcustomerinfo"],
    [`/jobcompletion/${jobId}`, `/jobcompletion/${jobId}`],
  ] as const) {
    await go(page, path);
    await expect(page).toHaveURL(shown);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("This page needs the internet.")).toHaveCount(0);
  }
  await context.close();
});
