import { getJob } from "@hunarmand/api/jobs/customer";
import type { Page } from "@playwright/test";
import { waits } from "../../../.ci/waits.ts";
import { readVersion, startFrontServer } from "./front-server.ts";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { call, customerPin, logIn, makeJob, makePlumber } from "./portal-api.ts";
import { openWorkerPhone, waitForScreens } from "./worker-phone.ts";

const geolocation = { latitude: customerPin.pinLocationLatitude, longitude: customerPin.pinLocationLongitude };
const words = "Two taps changed, one pipe sealed";
/** A request that starts the older worker again just as it ends makes Chromium leave it in charge for five minutes. */
const takeOverMilliseconds = 4 * waits.stateMilliseconds;
const oneWaits = "Waiting to be sent: number 1 of 1";

const description = (page: Page) => page.locator("form [name=description]");
const version = (page: Page) => page.evaluate(readVersion);

/** Fetches the service worker again, as the browser does by itself, and waits until a newer one is installed. */
async function installNewer(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const isWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
  await expect.poll(() => page.evaluate(isWaiting)).toBe(true);
}

test("a newer version takes over at a quiet moment and keeps what is typed and waiting; a reply of yet another one is reported", async ({
  browser,
  portal,
}) => {
  const server = await startFrontServer(portal.address);
  const handyman = await logIn(await makePlumber());
  const jobId = await makeJob(handyman, "accepted");
  const { context, page } = await openWorkerPhone(browser, { baseURL: server.address, geolocation });
  await context.grantPermissions(["geolocation"]);
  await enter(page, handyman, jobId);
  await page.goto("/activejobs");
  await waitForScreens(page, "Provider", `job-details/${jobId}`);

  // The newer version arrives while the handyman types, and while their arrival waits.
  server.isCuttingWrites = true;
  await go(page, `/acceptarrival/${jobId}`);
  await page.getByRole("button", { name: "Mark Arrival" }).click();
  await expect(page).toHaveURL(`/acceptjobdetailssubmission/${jobId}`);
  await expect(page.getByText(oneWaits)).toBeVisible();
  await page.getByText(/^More: /).click();
  await description(page).fill(words);
  const drafts = () => Object.values({ ...localStorage, ...sessionStorage }).join();
  await expect.poll(() => page.evaluate(drafts)).toContain(words);
  server.version = 2;
  await installNewer(page);
  expect(await version(page)).toBe(1);
  await expect(description(page)).toHaveValue(words);

  // The quiet moment: nobody has touched the page since it was opened again. Playwright's questions to a page count as a
  // touch, so none is asked before the newer version reloads it.
  let opened = 0;
  page.on("domcontentloaded", () => opened++);
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => opened, { timeout: takeOverMilliseconds }).toBe(2);
  expect(await version(page)).toBe(2);
  await expect(description(page)).toHaveValue(words);
  await expect(page.getByText(oneWaits)).toBeVisible();
  server.isCuttingWrites = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText(oneWaits)).toHaveCount(0);
  const customer = await logIn("ayesha.siddiqui@example.pk");
  const { timeline } = await call(customer, getJob, { params: { id: jobId } });
  expect(timeline.filter(({ kind }) => kind === "arrived")).toHaveLength(1);

  // The server is a version ahead of the page, or behind it.
  server.version = 3;
  server.unknownReplies = /\/handyman-reviews\//;
  await go(page, "/reviews");
  const dialog = page.getByRole("dialog", { name: "Hunarmand has a newer version" });
  await expect(dialog).toContainText("This page is older than our server. Open the newer version now.");
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await version(page)).toBe(2);
  await context.close();
  await server.stop();
});
