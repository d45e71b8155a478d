import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { browserOptions } from "./browser-options.ts";

interface Script {
  modules: Readonly<Record<string, number>>;
}

const buildFolder = join(import.meta.dirname, "../build");

/** Returns the script of the built web app that contains this file, such as "app/jobs/times/time-dialogs.tsx". */
function findScript(file: string): string {
  const current = readFileSync(join(buildFolder, "current"), "utf8");
  const scripts = JSON.parse(readFileSync(join(buildFolder, current, "chunks.json"), "utf8")) as Record<string, Script>;
  const found = Object.entries(scripts).find(([, { modules }]) =>
    Object.keys(modules).some((name) => name.split("?")[0] === `apps/web/${file}`),
  );
  if (!found) throw new Error(`${file} is in no script.`);
  return `/${found[0]}`;
}

/** Opens a browser context with an empty cache: no file of an earlier test is in it. */
export async function openPhone(browser: Browser, baseURL: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL, ...browserOptions, viewport: { width: 360, height: 740 } });
  return { context, page: await context.newPage() };
}

/**
 * Makes these files fail to load, as when the network fails before they are requested; `unblock` restores it. Uses
 * Chromium's list of blocked addresses instead of a route: a route turns off the cache, so that a script fetched before
 * the cut would be requested again on its import.
 */
export async function blockFiles(page: Page, files: readonly string[]) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.setBlockedURLs", { urls: files.map((file) => `*${findScript(file)}`) });
  return {
    cut: () => page.context().setOffline(true),
    unblock: async () => {
      await browser.send("Network.setBlockedURLs", { urls: [] });
      await page.context().setOffline(false);
    },
  };
}

/** Waits until the page has fetched the script that contains this file. */
export async function expectFetched(page: Page, file: string): Promise<void> {
  const script = findScript(file);
  const isThere = (path: string) =>
    performance
      .getEntriesByType("resource")
      .some((entry) => new URL(entry.name).pathname === path && (entry as PerformanceResourceTiming).responseEnd > 0);
  await expect.poll(() => page.evaluate(isThere, script)).toBe(true);
}
