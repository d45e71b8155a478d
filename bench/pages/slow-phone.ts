import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../apps/web/e2e/find-chromium.ts";

/** A network as Chromium's developer tools slow it down. */
export interface SlowNetwork {
  name: string;
  kilobitsPerSecond: number;
  delayMilliseconds: number;
}

export const slow4G: SlowNetwork = { name: "slow 4G", kilobitsPerSecond: 1_600, delayMilliseconds: 150 };
export const slow3G: SlowNetwork = { name: "slow 3G", kilobitsPerSecond: 400, delayMilliseconds: 400 };

/** How much slower the processor of a cheap phone is. */
const processorSlowdown = 4;
export const phoneOptions = { viewport: { width: 360, height: 740 }, locale: "en-PK", timezoneId: "Asia/Karachi" };
export const readMillisecondsMax = 120_000;
/** What a screen fetches beside what is read has ended by then, and is in the browser's cache. */
const settleMilliseconds = 3_000;

export interface Visit {
  address: string;
  path: string;
  /** The text that the person came for. */
  shows: string;
  /** What the browser stores of a person who is logged in. */
  stored: Readonly<Record<string, string>>;
}

export const openSlowPhone = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });

export async function slowDown(client: CDPSession, network: SlowNetwork): Promise<void> {
  const { kilobitsPerSecond, delayMilliseconds } = network;
  const bytesPerSecond = (kilobitsPerSecond * 1_000) / 8;
  const speed = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond, latency: delayMilliseconds };
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", { offline: false, ...speed });
  await client.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
}

/** Returns the milliseconds from the tap on a link to the page until its text can be read. */
async function readPage(context: BrowserContext, { address, path, shows }: Visit, network: SlowNetwork) {
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), network);
  const begunAt = performance.now();
  await page.goto(address + path, { waitUntil: "commit", timeout: readMillisecondsMax });
  await waitForText(page, shows);
  const milliseconds = performance.now() - begunAt;
  await wait(settleMilliseconds);
  await page.close();
  return milliseconds;
}

export const waitForText = (page: Page, text: string) =>
  page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: readMillisecondsMax });

/** Visits a screen with an empty cache, then again with what the first visit has left. In milliseconds. */
export async function visitTwice(browser: Browser, visit: Visit, network: SlowNetwork) {
  const context = await browser.newContext(phoneOptions);
  try {
    const page = await context.newPage();
    await page.goto(`${visit.address}/robots.txt`);
    await page.evaluate((stored) => Object.assign(localStorage, stored), visit.stored);
    await page.close();
    return { cold: await readPage(context, visit, network), warm: await readPage(context, visit, network) };
  } finally {
    await context.close();
  }
}
