import { enter, expect, test } from "./journey.ts";
import { openScreensOffline } from "./offline-screens.ts";
import { logIn, makeCustomer, makeJob, makePlumber, postJob } from "./portal-api.ts";
import { readStores } from "./read-stores.ts";
import { openWorkerPhone, waitForScreens } from "./worker-phone.ts";

/** A minute around midnight it is from yesterday. */
const asOf = /No internet\. This is from (today|yesterday)/;

test("without a network the portal opens with the running job, and a logout leaves nothing of it", async ({
  browser,
  portal,
}) => {
  const handyman = await logIn(await makePlumber());
  const jobId = await makeJob(handyman, "accepted");
  const { context, page } = await openWorkerPhone(browser, { baseURL: portal.address });
  await enter(page, handyman, jobId);
  await page.goto("/activejobs");
  const call = page.getByRole("main").locator("a[href^='tel:']").first();
  await expect(call).toBeVisible();
  const number = (await call.getAttribute("href"))?.replace("tel:", "") ?? "";

  // The worker and the database have what the screens need.
  await waitForScreens(page, "Provider", `job-details/${jobId}`);
  const kept = await page.evaluate(readStores);
  expect(kept.replies).toContain(number);
  expect(kept.addresses.filter((address) => /^(?!app-recordings).*\/api\//.test(address))).toEqual([]);

  await context.setOffline(true);
  for (const path of ["/activejobs", "/acceptcustomerinfo", `/acceptarrival/${jobId}`]) {
    await page.goto(path);
    await expect(page.getByText(asOf)).toBeVisible();
    await expect(page.getByRole("main").locator(`a[href="tel:${number}"]`).first()).toBeVisible();
  }
  await page.goto("/home");
  await expect(page.getByRole("main").locator(`a[href="tel:${number}"]`)).toBeVisible();
  await openScreensOffline(page, "Provider", jobId);

  await page.goto("/accountsettings");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page).toHaveURL("/login");
  // Opening a database that is being deleted would make it again.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContainEqual(expect.stringContaining("kept-"));
  const left = await page.evaluate(readStores);
  expect(left.replies).not.toContain(number);
  expect(left.addresses.filter((address) => !/^app-(?:shell|screens|files|recordings) \//.test(address))).toEqual([]);
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).not.toContain("token");
  await context.close();
});

test("a customer's phone opens all their screens without a network", async ({ browser, portal }) => {
  const customer = await makeCustomer();
  const jobId = await postJob({}, customer);
  const { context, page } = await openWorkerPhone(browser, { baseURL: portal.address });
  await enter(page, customer);
  await page.goto(`/jobs/${jobId}`);
  await waitForScreens(page, "Customer");
  await context.setOffline(true);
  await page.goto("/jobs");
  await openScreensOffline(page, "Customer", jobId);
  await context.close();
});
