import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { Person } from "./portal-api.ts";
import { copyData, type Portal, startPortal } from "./portal-server.ts";

export { expect };

/** One grey pixel: the journeys do not depend on a map server, and no screen may. */
const tile = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** A provider without a picture keeps the default one: the server answers 404, and the browser always writes that down. */
const noPicture = /404 .*profile-image/;

interface Journey {
  /** Complaints of the browser that a test expects, such as a refused request. One pattern: Playwright takes a second for options. */
  expectedComplaints: RegExp[];
}

/** A test in a real browser; an unexpected console error or uncaught exception fails it. */
export const test = base.extend<Journey, { portal: Portal }>({
  // Nobody else's changes: each worker has a server of its own, on its own copy of the demo's data.
  portal: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const runFolder = process.env.E2E_FOLDER ?? "";
      const dataFolder = join(runFolder, `worker-${workerIndex}`);
      await copyData(join(runFolder, "template"), dataFolder);
      const portal = await startPortal(dataFolder);
      process.env.E2E_ADDRESS = portal.address;
      await use(portal);
      await portal.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
    { scope: "worker", auto: true },
  ],
  baseURL: ({ portal }, use) => use(portal.address),
  expectedComplaints: async ({ browserName: _ }, use) => use([]),
  context: async ({ context, expectedComplaints }, use) => {
    const complaints = listenForComplaints(context);
    await context.route(/tile\.openstreetmap\.org/, (route) => route.fulfill({ contentType: "image/png", body: tile }));
    await use(context);
    const unexpected = complaints.filter(
      (text) => ![noPicture, ...expectedComplaints].some((pattern) => pattern.test(text)),
    );
    expect(unexpected, "complaints of the browser").toEqual([]);
  },
});

function listenForComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => complaints.push(String(error.error())));
  return complaints;
}

/** Of the portal and without any script: local storage can be set before a screen reads it. */
export const quietPage = "/robots.txt";

/** Puts the session into the browser, as the login does. */
export async function enter(page: Page, { token, role }: Person, currentJobId = ""): Promise<void> {
  await page.goto(quietPage);
  await page.evaluate(
    ([keptToken = "", keptRole = "", keptJobId = ""]) => {
      localStorage.setItem("token", keptToken);
      localStorage.setItem("userRole", keptRole);
      localStorage.setItem("currentJobId", keptJobId);
    },
    [token, role, currentJobId],
  );
}
