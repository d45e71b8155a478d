import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { findLastBuild } from "../../../builds.ts";
import type { OwnRole } from "../app/service-worker/worker-files.ts";
import { webBuild } from "../web-build.ts";
import { listWorkerFiles } from "../worker-build/worker-file-list.ts";
import { browserOptions } from "./browser-options.ts";
import { readStores } from "./read-stores.ts";

/** What the service worker of the current build stores. */
export const readWorkerFiles = () => listWorkerFiles(findLastBuild(webBuild) ?? "");

/** Opens a phone on which the service worker runs, with nothing stored yet. */
export async function openWorkerPhone(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<{ context: BrowserContext; page: Page }> {
  const phone = { viewport: { width: 360, height: 740 }, serviceWorkers: "allow" } as const;
  const context = await browser.newContext({ ...browserOptions, ...phone, ...options });
  return { context, page: await context.newPage() };
}

/**
 * Waits until the phone has all screens of the role, and this in its databases. They are some two hundred files, which a
 * busy machine may need minutes for, so each wait is for one more.
 */
export async function waitForScreens(page: Page, role: OwnRole, reply = ""): Promise<void> {
  const files = readWorkerFiles().screens[role];
  const findMissing = async () => {
    const { addresses, replies } = await page.evaluate(readStores);
    const missing = files.filter((file) => !addresses.includes(`app-screens ${file}`));
    return replies.includes(reply) ? missing : [...missing, reply];
  };
  for (let missing = await findMissing(); missing.length > 0; missing = await findMissing()) {
    const { length } = missing;
    await expect.poll(async () => (await findMissing()).length, `missing: ${missing}`).toBeLessThan(length);
  }
}
