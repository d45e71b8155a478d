import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../apps/web/e2e/find-chromium.ts";
import { logInOffice } from "../../apps/web/e2e/portal-api.ts";
import { startPortal } from "../../apps/web/e2e/portal-server.ts";
import { type Figure, limitOf, measureAlone, medianOf } from "../compare.ts";

const rounds = 3;
const deskOptions = { viewport: { width: 1_366, height: 768 }, locale: "en-PK", timezoneId: "Asia/Karachi" };
/** What a desk fetches beside what is read has ended by then. */
const settleMilliseconds = 1_000;

interface DeskTimes {
  cold: number;
  warm: number;
}

/**
 * Measures in the demo's town, from the click in the office's menu to the desk with its list: at first with the scripts
 * still to be fetched, then again.
 */
export async function measureDesks(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "hunarmand-desks-"));
  const portal = await startPortal(join(folder, "data"), { DEMO: "town" });
  process.env.E2E_ADDRESS = portal.address;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    const measured: Map<string, DeskTimes>[] = [];
    for (let round = 0; round < rounds; round++) measured.push(await visitDesks(browser, portal.address));
    return toFigures(measured);
  } finally {
    await browser.close();
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens every desk of the menu twice in a new browser's window. */
async function visitDesks(browser: Browser, address: string): Promise<Map<string, DeskTimes>> {
  const { token, role } = await logInOffice();
  const context = await browser.newContext(deskOptions);
  try {
    const page = await context.newPage();
    await page.goto(`${address}/robots.txt`);
    await page.evaluate((stored) => Object.assign(localStorage, stored), { token, userRole: role });
    await page.goto(`${address}/office`);
    const links = page.locator(".office-menu a");
    await links.first().waitFor();
    await wait(settleMilliseconds);
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
    const [start = "", ...others] = paths;
    const cold = await openInTurn(page, [...others, start]);
    const warm = await openInTurn(page, [...others, start]);
    return new Map(paths.map((path) => [path, { cold: cold.get(path) ?? NaN, warm: warm.get(path) ?? NaN }]));
  } finally {
    await context.close();
  }
}

async function openInTurn(page: Page, paths: readonly string[]): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const path of paths) {
    times.set(path, await page.evaluate(openDesk, path));
    await wait(settleMilliseconds);
  }
  return times;
}

/** In the page: clicks the desk's link, and returns the milliseconds until it is there without placeholders. */
function openDesk(path: string): Promise<number> {
  return new Promise((resolve) => {
    const begunAt = performance.now();
    const link = document.querySelector<HTMLElement>(`.office-menu a[href="${path}"]`);
    link?.click();
    const look = () => {
      const main = document.querySelector("main");
      // Some desks have another address than their link, such as the first kind of the catalogue.
      const isThere = link?.getAttribute("aria-current") === "page" && main?.querySelector("h1");
      if (isThere && !main?.querySelector(".mantine-Skeleton-root")) resolve(performance.now() - begunAt);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The slowest desk leads: each must meet the goal. */
function toFigures(measured: readonly Map<string, DeskTimes>[]): Figure[] {
  const paths = [...(measured[0]?.keys() ?? [])];
  const median = (path: string, which: keyof DeskTimes) =>
    medianOf(measured.map((times) => times.get(path)?.[which] ?? Number.NaN));
  for (const path of paths)
    process.stderr.write(`${path}: ${median(path, "cold").toFixed(0)} and ${median(path, "warm").toFixed(0)} ms\n`);
  const slowest = (which: keyof DeskTimes) => Math.max(...paths.map((path) => median(path, which)));
  const row = (which: keyof DeskTimes, most: number) =>
    measureAlone(
      { what: `the slowest of the office's desks, by click, ${which}`, unit: "ms", goal: limitOf(most, "ms") },
      slowest(which),
    );
  return [row("cold", 400), row("warm", 200)];
}
