import type { Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, test } from "./journey.ts";

export interface Visit {
  path: string;
  /** Stands on the screen once it is complete. */
  shows: string;
  currentJobId?: string;
}

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const schemes = ["light", "dark"] as const;

export async function open(page: Page, { path, shows }: Visit): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await expect(page.getByText(shows).first()).toBeVisible();
  await expect(page).toHaveURL(path);
}

/** With SCREENSHOTS set to a folder (`npm run screenshots`) each look is kept there as a picture of the whole page. */
async function keepPicture(page: Page, look: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  const screen = test.info().title.replace(/\W+/g, "-");
  await page.screenshot({ path: `${folder}/${screen}-${look}.png`, fullPage: true });
}

/** What is wrong with the page that stands there, on a phone and a desktop, light and dark: one list a look. */
export async function lookAtPage(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
      await keepPicture(page, `${size.width}-${colorScheme}`);
      found[`${size.width} px, ${colorScheme}`] = (await findFaults(page, colorScheme)).faults;
    }
  }
  return found;
}

/** Nothing for axe to find and nothing wider than the screen, in every look. */
export async function checkInEveryLook(page: Page): Promise<void> {
  for (const [look, found] of Object.entries(await lookAtPage(page))) expect.soft(found, look).toEqual([]);
}
