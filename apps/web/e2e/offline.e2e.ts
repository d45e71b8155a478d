import { findLastBuild } from "../../../builds.ts";
import { webBuild } from "../web-build.ts";
import { listWorkerFiles } from "../worker-build/worker-file-list.ts";
import { browserOptions } from "./browser-options.ts";
import { enter, expect, test } from "./journey.ts";
import { logIn, makeJob, makePlumber } from "./portal-api.ts";
import { readStores } from "./read-stores.ts";

const asOf = /No internet\. You see this as of today/;

test("without a network the portal opens with the running job, and a logout leaves nothing of it", async ({
  browser,
  portal,
}) => {
  const files = listWorkerFiles(findLastBuild(webBuild) ?? "");
  const handyman = await logIn(await makePlumber());
  const jobId = await makeJob(handyman, "accepted");
  const phone = { viewport: { width: 360, height: 740 }, serviceWorkers: "allow" } as const;
  const context = await browser.newContext({ baseURL: portal.address, ...browserOptions, ...phone });
  const page = await context.newPage();
  await enter(page, handyman, jobId);
  await page.goto("/activejobs");
  const call = page.getByRole("main").locator("a[href^='tel:']").first();
  await expect(call).toBeVisible();
  const number = (await call.getAttribute("href"))?.replace("tel:", "") ?? "";

  // The worker and the database have what the screens need.
  await expect
    .poll(async () => {
      const { addresses } = await page.evaluate(readStores);
      return files.screens.Provider.filter((file) => !addresses.includes(`app-screens ${file}`));
    })
    .toEqual([]);
  await expect.poll(async () => (await page.evaluate(readStores)).replies).toContain(`job-details/${jobId}`);
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
