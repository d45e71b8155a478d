import type { Page } from "@playwright/test";

/** Loads an address, and waits for hydration: earlier clicks are lost. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilReady(page);
}

/** The same on the page that was just loaded. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}

/** Waits for the scripts of forms that come after the page's: on /signup the long form. */
export const waitForForms = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector("main [data-waits]") === null);

/** Loads an address, and waits for the page's stream of events: earlier events do not reach the page. */
export async function openLive(page: Page, path: string): Promise<void> {
  const opened = page.waitForResponse(/\/api\/events/);
  await page.goto(path);
  await opened;
}
