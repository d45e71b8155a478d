import { test as base, quietPage, watchContext } from "./journey.ts";

export { expect } from "./journey.ts";

/**
 * For looks at screens: all of a worker in one page, because a new one costs the browser as much as the look. What a
 * screen keeps in the browser is cleared after each; a journey, which depends on more than that, takes a browser of its own.
 */
export const test = base.extend({
  context: ({ keptContext, expectedComplaints }, use) => watchContext(keptContext, expectedComplaints, use),
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error("The kept page was closed.");
    await use(page);
    await page.goto(quietPage);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    await context.clearPermissions();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  },
});
