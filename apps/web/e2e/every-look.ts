import type { Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, test } from "./journey.ts";

export interface Visit {
  path: string;
  /** A text that is on the screen when it is complete. */
  shows: string;
  currentJobId?: string;
  /** Opens a part without an address, such as a dialog. It is checked too, and Escape closes it. */
  bringUp?: (page: Page) => Promise<unknown>;
}

type Scheme = "light" | "dark";

/** A small phone, a phone, a tablet in both orientations, and common desktop screens. */
export const widths = [320, 360, 768, 1_024, 1_280, 1_366, 1_440, 1_920];

/** The widths at which axe checks a screen, too: a usual phone, and a usual office screen. */
const judged: Readonly<Record<number, { height: number; schemes: readonly Scheme[] }>> = {
  360: { height: 740, schemes: ["light", "dark"] },
  // In reverse order, to change the colours once less.
  1440: { height: 900, schemes: ["dark", "light"] },
};

export async function open(page: Page, { path, shows }: Visit): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(shows).filter({ visible: true }).first(), path).toBeVisible();
  await expect(page).toHaveURL(path);
}

/** Saves each look as a picture of the whole page when SCREENSHOTS names a folder (`npm run screenshots`). */
async function keepPicture(page: Page, look: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  const { pathname, search } = new URL(page.url());
  const screen = `${test.info().title} ${pathname}${search}`.replace(/\W+/g, "-");
  await page.screenshot({ path: `${folder}/${screen}-${look}.png`, fullPage: true });
}

/**
 * Returns the elements that extend beyond the page at the side where its lines end, the deepest first. Waits a moment
 * for them to disappear.
 */
export async function findWideElements(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const root = document.scrollingElement ?? document.documentElement;
    const isWide = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return document.documentElement.dir === "rtl" ? left < -0.5 : right > root.clientWidth + 0.5;
    };
    // Elements that measure themselves, such as charts, follow a new width some frames later.
    for (let frames = 0; frames < 60; frames++) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      if (root.scrollWidth <= root.clientWidth) return [];
    }
    const wide = [...document.querySelectorAll("body *")].filter(isWide);
    const deepest = wide.filter((element) => ![...element.children].some(isWide));
    return [`${root.scrollWidth} px`, ...deepest.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });
}

/** Returns the faults of the current page, at every width and in the looks that axe checks: one list each. */
export async function checkLooks(page: Page): Promise<Record<string, string[]>> {
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

/** Expects no fault of axe and nothing wider than the screen, in every look. */
export async function checkInEveryLook(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const found = Object.entries(await checkLooks(page)).filter(([, texts]) => texts.length > 0);
  expect.soft(Object.fromEntries(found), `${pathname}${search}, by look`).toEqual({});
}
