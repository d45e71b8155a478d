import type { Page } from "@playwright/test";

/** Loads an address, and waits for hydration: earlier clicks are lost. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}
