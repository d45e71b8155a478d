import { logout } from "@hunarmand/api/account/account";
import { getJob } from "@hunarmand/api/jobs/customer";
import { listCompletedJobs } from "@hunarmand/api/jobs/provider";
import type { BrowserContext, Page } from "@playwright/test";
import { browserOptions } from "./browser-options.ts";
import { enter, expect, test } from "./journey.ts";
import { logInByForm } from "./log-in-by-form.ts";
import { readToast } from "./office-visit.ts";
import { call, customerPin, logIn, makeJob, makePlumber } from "./portal-api.ts";
import { addPictures } from "./post-as-guest.ts";
import { readStores } from "./read-stores.ts";
import { waitForScreens } from "./worker-phone.ts";

const place = { latitude: customerPin.pinLocationLatitude, longitude: customerPin.pinLocationLongitude };

const readSaved = (page: Page) => readToast(page, "Saved on this phone. We send it as soon as you have internet.");

/** Opens the portal in another tab, after the first one is closed. */
async function openAgain(context: BrowserContext, page: Page): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto("/activejobs");
  return next;
}

test("a handyman without a network goes from the accepted job to its completion, and all of it is sent once, in order", async ({
  browser,
  portal,
}) => {
  const email = await makePlumber();
  const handyman = await logIn(email);
  const jobId = await makeJob(handyman, "accepted");
  const phone = { viewport: { width: 360, height: 740 }, serviceWorkers: "allow", geolocation: place } as const;
  const context = await browser.newContext({ baseURL: portal.address, ...browserOptions, ...phone });
  await context.grantPermissions(["geolocation"]);
  const page = await context.newPage();
  await enter(page, handyman, jobId);
  await page.goto("/activejobs");
  await waitForScreens(page, "Provider", `job-details/${jobId}`);

  // What waits is sealed with them when the session ends.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("waitingKeys"))).not.toBeNull();
  await context.setOffline(true);
  await page.goto(`/acceptarrival/${jobId}`);
  await page.getByRole("button", { name: "Mark Arrival" }).click();
  await readSaved(page);
  await expect(page).toHaveURL(`/acceptjobdetailssubmission/${jobId}`);
  await expect(page.getByText("Waiting to be sent: number 1 of 1")).toBeVisible();
  await page.locator("[name=salary]").fill("1500");
  await page.getByText(/^More: /).click();
  await page.locator("[name=description]").fill("Two taps changed");
  await addPictures(page, "Add before pictures", 2);
  await expect(page.getByText("3 things are waiting to be sent")).toBeVisible();
  await page.getByRole("button", { name: "Send price PKR 1,500" }).click();
  await readSaved(page);
  await expect(page).toHaveURL(`/jobcompletion/${jobId}`);
  await page.getByRole("button", { name: "Not yet" }).click();
  await page.getByRole("button", { name: "Complete the job" }).click();
  await readSaved(page);
  await expect(page).toHaveURL("/completedjobs");
  await page.getByRole("button", { name: /^I received PKR [\d,]+ in cash$/ }).click();
  await expect(page.getByText("6 things are waiting to be sent")).toBeVisible();

  const next = await openAgain(context, page);
  await expect(next.getByText("6 things are waiting to be sent")).toBeVisible();
  // The session ends before the network is back.
  await call(handyman, logout, {});
  await context.setOffline(false);
  await expect(next.getByRole("dialog")).toContainText("Session Expired - Please login again.");
  await expect.poll(() => readNames(next)).toEqual([expect.stringMatching(/^sealed-\d+-[0-9a-f]+$/)]);
  const { replies } = await next.evaluate(readStores);
  expect(replies).not.toMatch(/Two taps|salary|H-\d/);
  await next.getByRole("dialog").getByRole("button", { name: "OK" }).click();
  await logInByForm(next, email);
  const again = { token: await next.evaluate(() => localStorage.getItem("token") ?? ""), role: "Provider" };
  const readCompleted = () => call(again, listCompletedJobs, { params: { email } });
  await expect.poll(readCompleted).toMatchObject([{ jobId, cash: "declared", cashDeclared: 1_500 }]);
  await expect(next.getByText("waiting to be sent")).toHaveCount(0);
  await expect.poll(async () => (await readNames(next)).filter((name) => name?.startsWith("sealed-"))).toEqual([]);

  const customer = await logIn("ayesha.siddiqui@example.pk");
  const { timeline, attachments, status, salary } = await call(customer, getJob, { params: { id: jobId } });
  const claimed = timeline.filter(({ claimedAt }) => claimedAt !== null).map(({ kind }) => kind);
  expect(claimed).toEqual(["arrived", "details-submitted", "completed"]);
  expect([status, salary, attachments.map(({ kind }) => kind)]).toEqual(["Completed", 1_500, ["before", "before"]]);
  await context.close();
});

const readNames = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    return names.filter((name) => !name?.startsWith("workbox-") && !name?.startsWith("kept-"));
  });
