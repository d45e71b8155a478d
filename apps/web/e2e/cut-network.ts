import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { browserOptions } from "./browser-options.ts";

interface Script {
  modules: Readonly<Record<string, number>>;
}

const buildFolder = join(import.meta.dirname, "../build");

/** The script of the built web app that holds this file: "app/jobs/times/time-dialogs.tsx". */
function findScript(file: string): string {
  const current = readFileSync(join(buildFolder, "current"), "utf8");
  const scripts = JSON.parse(readFileSync(join(buildFolder, current, "chunks.json"), "utf8")) as Record<string, Script>;
  const found = Object.entries(scripts).find(([, { modules }]) =>
    Object.keys(modules).some((name) => name.split("?")[0] === `apps/web/${file}`),
  );
  if (!found) throw new Error(`${file} is in no script.`);
  return `/${found[0]}`;
}

/** A phone on which nobody has opened the portal yet: whatever a test of before has fetched is not on it. */
export async function openPhone(browser: Browser, baseURL: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL, ...browserOptions, viewport: { width: 360, height: 740 } });
  return { context, page: await context.newPage() };
}

/**
 * These files do not come, as where the network goes before they are asked for; `mend` brings it back. By Chromium's own list and not by a
 * route, with which the browser keeps no copies: a script that was fetched before the cut would be asked for again when it is imported.
 */
export async function loseFiles(page: Page, files: readonly string[]) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.setBlockedURLs", { urls: files.map((file) => `*${findScript(file)}`) });
  return {
    cut: () => page.context().setOffline(true),
    mend: async () => {
      await browser.send("Network.setBlockedURLs", { urls: [] });
      await page.context().setOffline(false);
    },
  };
}

/** Waits until the page has fetched the script that holds this file. */
export async function expectFetched(page: Page, file: string): Promise<void> {
  const script = findScript(file);
  const isThere = (path: string) =>
    performance
      .getEntriesByType("resource")
      .some((entry) => new URL(entry.name).pathname === path && (entry as PerformanceResourceTiming).responseEnd > 0);
  await expect.poll(() => page.evaluate(isThere, script)).toBe(true);
}
