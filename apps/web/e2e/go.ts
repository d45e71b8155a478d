import type { Page } from "@playwright/test";

interface RouterOfThePage {
  navigate(to: string): Promise<void>;
}

/**
 * Opens another path without reloading the page, as a link does: a quarter of the cost of page.goto. Resolves when the
 * screen is rendered.
 */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: RouterOfThePage };
    await router.navigate(to);
    // React renders it in one of the next frames.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, path);
