import type { Page } from "@playwright/test";
import { isPush } from "../../../.ci/nightly.ts";
import { findFaults, type Rules } from "./find-faults.ts";
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

interface Look {
  width: number;
  height?: number;
  /** What axe judges at this width, in order. */
  judged?: readonly { colorScheme: Scheme; rules: Rules }[];
}

const phone = { width: 360, height: 740 };
const desk = { width: 1_440, height: 900 };
const plain = (...wanted: number[]): Look[] => wanted.map((width) => ({ width }));
const judge = (colorScheme: Scheme, rules: Rules = "all") => ({ colorScheme, rules });

/** Every width. axe judges a usual phone and a usual office screen in both colour schemes. */
export const allLooks: readonly Look[] = [
  ...plain(320),
  { ...phone, judged: [judge("light"), judge("dark", "colours")] },
  ...plain(768, 1_024, 1_280, 1_366),
  // In reverse order, to change the colours once less.
  { ...desk, judged: [judge("dark", "colours"), judge("light")] },
  ...plain(1_920),
];

/**
 * The same in parts, which a push takes in turn over the screens of a walk: parts of screens are shared, and all looks
 * of every screen were a sixth of the processor time of CI. axe judges at each eighth place. Each part ends at a desk's
 * width, where the next screen is opened.
 */
const narrow = plain(320, 1_366);
const judgedLooks: readonly (readonly Look[])[] = [
  [{ ...desk, judged: [judge("light")] }],
  [{ ...phone, judged: [judge("dark")] }, ...plain(1_280)],
  [{ ...phone, judged: [judge("light")] }, ...plain(1_280)],
  [{ ...desk, judged: [judge("dark")] }],
];
const others = [narrow, plain(768, 1_024), narrow, plain(1_280), narrow, plain(1_920), narrow];
const parts: readonly (readonly Look[])[] = judgedLooks.flatMap((judged) => [judged, ...others]);

export async function open(page: Page, { path, shows }: Visit): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(shows).filter({ visible: true }).first(), path).toBeVisible();
  await expect(page).toHaveURL(path);
  // The shell's own list of offers contains the same words until the screen has its list.
  await expect(page.locator(".early-offers")).toHaveCount(0);
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

/** Returns the faults of the current page in these looks: a list for each width, and for each judgement of axe. */
export async function checkLooks(page: Page, looks: readonly Look[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { width, height = 800, judged = [] } of looks) {
    await page.setViewportSize({ width, height });
    found[`${width} px`] = await findWideElements(page);
    for (const { colorScheme, rules } of judged) {
      await page.emulateMedia({ colorScheme });
      found[`${width} px, ${colorScheme}`] = await findFaults(page, colorScheme, rules);
      await keepPicture(page, `${width}-${colorScheme}`);
    }
  }
  return found;
}

/** Expects no fault of axe and nothing wider than the screen, in every look, or in the part of them for this place in a walk of a push. */
export async function checkInEveryLook(page: Page, place?: number): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const looks = (place !== undefined && isPush && parts[place % parts.length]) || allLooks;
  const found = Object.entries(await checkLooks(page, looks)).filter(([, texts]) => texts.length > 0);
  expect.soft(Object.fromEntries(found), `${pathname}${search}, by look`).toEqual({});
}
