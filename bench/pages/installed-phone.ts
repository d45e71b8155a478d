import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { OwnRole } from "../../apps/web/app/service-worker/worker-files.ts";
import { readStores } from "../../apps/web/e2e/read-stores.ts";
import { readWorkerFiles } from "../../apps/web/e2e/worker-phone.ts";
import {
  phoneOptions,
  readMillisecondsMax,
  type SlowNetwork,
  slowDown,
  type Visit,
  waitForText,
} from "./slow-phone.ts";

const pollMilliseconds = 250;
/** The screen shows this above a stored list until the new list arrives. */
const coming = /We are looking for changes/;

/** In milliseconds from the tap. */
export interface ListTimes {
  /** Until the list as it was last can be read. */
  kept: number;
  /** Until the list is the server's. */
  fresh: number;
}

interface Phone {
  hasWorker: boolean;
  role: OwnRole;
}

/**
 * Opens a list again on a slow phone that has been there before: with the service worker, which has stored the shell and
 * all screens of the role, or without one.
 */
export async function openListAgain(browser: Browser, visit: Visit, network: SlowNetwork, phone: Phone) {
  const serviceWorkers = phone.hasWorker ? "allow" : "block";
  const context = await browser.newContext({ ...phoneOptions, serviceWorkers });
  try {
    await visitBefore(context, visit, phone);
    return await timeList(context, visit, network);
  } finally {
    await context.close();
  }
}

/** The visit before, on a fast network: it stores the list, and with a worker the screens. */
async function visitBefore(context: BrowserContext, { address, path, shows, stored }: Visit, phone: Phone) {
  const page = await context.newPage();
  await page.goto(`${address}/robots.txt`);
  await page.evaluate((values) => Object.assign(localStorage, values), stored);
  await page.goto(address + path);
  await waitForText(page, shows);
  await waitUntil(async () => (await page.evaluate(readStores)).replies.includes(shows));
  if (phone.hasWorker) await waitUntil(() => hasScreens(page, phone.role));
  await page.close();
}

async function hasScreens(page: Page, role: OwnRole): Promise<boolean> {
  const { addresses } = await page.evaluate(readStores);
  return readWorkerFiles().screens[role].every((file) => addresses.includes(`app-screens ${file}`));
}

async function timeList(context: BrowserContext, { address, path, shows }: Visit, network: SlowNetwork) {
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), network);
  const begunAt = performance.now();
  await page.goto(address + path, { waitUntil: "commit", timeout: readMillisecondsMax });
  await waitForText(page, shows);
  const kept = performance.now() - begunAt;
  await page.getByText(coming).waitFor({ state: "hidden", timeout: readMillisecondsMax });
  return { kept, fresh: performance.now() - begunAt } satisfies ListTimes;
}

async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + readMillisecondsMax;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error("The phone has not stored what it needs.");
    await wait(pollMilliseconds);
  }
}
