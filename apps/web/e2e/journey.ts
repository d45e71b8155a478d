import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { Person } from "./portal-api.ts";

export { expect };

/** One grey pixel: the journeys do not depend on a map server, and no screen may. */
const tile = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

interface Journey {
  /** Complaints of the browser that a test expects, such as a refused request. One pattern: Playwright takes a second for options. */
  expectedComplaints: RegExp[];
}

/** A test in a real browser; an unexpected console error or uncaught exception fails it. */
export const test = base.extend<Journey>({
  expectedComplaints: async ({ browserName: _ }, use) => use([]),
  context: async ({ context, expectedComplaints }, use) => {
    const complaints = listenForComplaints(context);
    await context.route(/tile\.openstreetmap\.org/, (route) => route.fulfill({ contentType: "image/png", body: tile }));
    await use(context);
    const unexpected = complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)));
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

/** Puts the session into the browser, as the login does. */
export async function enter(page: Page, { token, role }: Person, currentJobId = ""): Promise<void> {
  await page.goto("/login");
  await page.evaluate(
    ([keptToken = "", keptRole = "", keptJobId = ""]) => {
      localStorage.setItem("token", keptToken);
      localStorage.setItem("userRole", keptRole);
      localStorage.setItem("currentJobId", keptJobId);
    },
    [token, role, currentJobId],
  );
}
