import { rm } from "node:fs/promises";
import { join } from "node:path";
import { test as base, type ConsoleMessage, expect, type Page, type WebError } from "@playwright/test";
import { waits } from "../../../.ci/waits.ts";
import { startPushService } from "../../server/test/push-service.ts";
import { browserOptions } from "./browser-options.ts";
import type { Person } from "./portal-api.ts";
import { copyData, type Portal, startPortal } from "./portal-server.ts";

export { expect };

const usualViewport = { width: 1280, height: 720 };

interface Journey {
  /**
   * Console errors that a test expects, such as a refused request. One pattern: Playwright takes a second value for
   * options.
   */
  expectedComplaints: RegExp[];
}

interface WorkerOwn {
  /** The stand-in for the browsers' push services: none of them can be reached. */
  pushService: Awaited<ReturnType<typeof startPushService>>;
  portal: Portal;
  /**
   * One page for all tests: a new page costs the browser twice as much as a screen, and a new context forgets all files
   * and compiled scripts.
   */
  keptPage: Page;
}

/** A test in a real browser. An unexpected console error or an uncaught exception fails it. */
export const test = base.extend<Journey, WorkerOwn>({
  pushService: [
    async ({ browserName: _ }, use) => {
      const pushService = await startPushService();
      await use(pushService);
      await pushService.stop();
    },
    { scope: "worker" },
  ],
  // Each worker has its own server on its own copy of the demo's data, so that no other worker changes them.
  portal: [
    async ({ pushService }, use, { workerIndex }) => {
      const runFolder = process.env.E2E_FOLDER ?? "";
      const dataFolder = join(runFolder, `worker-${workerIndex}`);
      await copyData(join(runFolder, "template"), dataFolder);
      const portal = await startPortal(dataFolder, { PUSH_SERVICE_URL: pushService.url });
      process.env.E2E_ADDRESS = portal.address;
      await use(portal);
      await portal.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
    { scope: "worker", auto: true },
  ],
  keptPage: [
    async ({ browser, portal }, use) => {
      const context = await browser.newContext({ baseURL: portal.address, ...browserOptions });
      await context.addInitScript(skipTour);
      const page = await context.newPage();
      await page.goto(quietPage);
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ portal }, use) => use(portal.address),
  expectedComplaints: async ({ browserName: _ }, use) => use([]),
  context: async ({ keptPage, expectedComplaints, portal }, use, testInfo) => {
    const context = keptPage.context();
    const complaints: string[] = [];
    const noteConsole = (message: ConsoleMessage) => {
      if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`);
    };
    const noteError = (error: WebError) => complaints.push(String(error.error()));
    context.on("console", noteConsole).on("weberror", noteError);
    await use(context);
    const isDone = testInfo.status === testInfo.expectedStatus;
    if (!isDone) process.stderr.write(await describePage(keptPage));
    await forget(keptPage);
    context.off("console", noteConsole).off("weberror", noteError);
    const unexpected = complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)));
    // Says why the portal refused a call, which its replies hide.
    if (!isDone || unexpected.length > 0) process.stderr.write(portal.readLog());
    expect(unexpected, "complaints of the browser").toEqual([]);
  },
  // From the context, which watches and cleans it.
  page: async ({ context: _, keptPage, viewport }, use) => {
    await keptPage.setViewportSize(viewport ?? usualViewport);
    await use(keptPage);
  },
});

/** What a screen reader would read where a journey failed. */
async function describePage(page: Page): Promise<string> {
  const seen = await page.locator("body").ariaSnapshot({ timeout: waits.stateMilliseconds }).catch(String);
  return `${page.url()}\n${seen}\n`;
}

/** Resets the page for the next test. Only the browser's cache of files stays, which is the same for all tests. */
async function forget(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  // A navigation that the test's last click started may abort the first one.
  await page.goto(quietPage).catch(() => page.goto(quietPage));
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = "" } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await context.clearCookies();
  await context.clearPermissions();
  await context.setGeolocation(null);
  await page.emulateMedia({ colorScheme: null, reducedMotion: browserOptions.reducedMotion });
}

/** Marks the tour as seen, so that it does not start in other tests. A test of the tour stores its own value before. */
export function skipTour(): void {
  if (/^(\/ur)?\/office/.test(location.pathname) && localStorage.getItem("officeTour") === null) {
    localStorage.setItem("officeTour", "off");
  }
}

/** A page of the portal without scripts: local storage can be set before a screen reads it. */
export const quietPage = "/robots.txt";

/** Stores the session in the browser, as the login does. */
export async function enter(page: Page, { token, role }: Person, currentJobId = ""): Promise<void> {
  if (new URL(page.url()).pathname !== quietPage) await page.goto(quietPage);
  await page.evaluate(
    ([keptToken = "", keptRole = "", keptJobId = ""]) => {
      localStorage.setItem("token", keptToken);
      localStorage.setItem("userRole", keptRole);
      localStorage.setItem("currentJobId", keptJobId);
    },
    [token, role, currentJobId],
  );
}
