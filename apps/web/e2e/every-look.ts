import type { Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, test } from "./journey.ts";

export interface Visit {
  path: string;
  /** Stands on the screen once it is complete. */
  shows: string;
  currentJobId?: string;
  /** Brings up what no address leads to, such as a dialog: it is looked at as well, and Escape closes it. */
  bringUp?: (page: Page) => Promise<unknown>;
}

type Scheme = "light" | "dark";

/** A small phone, a phone, a tablet both ways, and the screens that people have on their desks. */
export const widths = [320, 360, 768, 1_024, 1_280, 1_366, 1_440, 1_920];

/** Where a screen is judged by axe too: as most people hold it, and as the office sees it. */
const judged: Readonly<Record<number, { height: number; schemes: readonly Scheme[] }>> = {
  360: { height: 740, schemes: ["light", "dark"] },
  // The other way round: one change of colours less.
  1440: { height: 900, schemes: ["dark", "light"] },
};

export async function open(page: Page, { path, shows }: Visit): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(shows).filter({ visible: true }).first(), path).toBeVisible();
  await expect(page).toHaveURL(path);
}

/** With SCREENSHOTS set to a folder (`npm run screenshots`) each look is kept there as a picture of the whole page. */
async function keepPicture(page: Page, look: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  const { pathname, search } = new URL(page.url());
  const screen = `${test.info().title} ${pathname}${search}`.replace(/\W+/g, "-");
  await page.screenshot({ path: `${folder}/${screen}-${look}.png`, fullPage: true });
}

/** What sticks out of the page to the right, the deepest first; empty where nothing does, or no longer after a moment. */
export async function findWideElements(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const root = document.scrollingElement ?? document.documentElement;
    const isWide = (element: Element) => element.getBoundingClientRect().right > root.clientWidth + 0.5;
    // What measures itself, as charts do, follows a change of width some frames later.
    for (let frames = 0; frames < 60; frames++) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      if (root.scrollWidth <= root.clientWidth) return [];
    }
    const wide = [...document.querySelectorAll("body *")].filter(isWide);
    const deepest = wide.filter((element) => ![...element.children].some(isWide));
    return [`${root.scrollWidth} px`, ...deepest.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });
}

/** What is wrong with the page that stands there, at every width and in the looks that axe judges: one list each. */
export async function lookAtPage(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const width of widths) {
    const { height = 800, schemes = [] } = judged[width] ?? {};
    await page.setViewportSize({ width, height });
    found[`${width} px`] = await findWideElements(page);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      found[`${width} px, ${colorScheme}`] = await findFaults(page, colorScheme);
      await keepPicture(page, `${width}-${colorScheme}`);
    }
  }
  return found;
}

/** Nothing for axe to find and nothing wider than the screen, in every look. */
export async function checkInEveryLook(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const found = Object.entries(await lookAtPage(page)).filter(([, texts]) => texts.length > 0);
  expect.soft(Object.fromEntries(found), `${pathname}${search}, by look`).toEqual({});
}
