import type { Page } from "@playwright/test";

interface RouterOfThePage {
  state: { initialized: boolean };
  navigate(to: string): Promise<void>;
}

/**
 * Opens another path without reloading the page, as a link does: a quarter of the cost of page.goto. Resolves when the
 * screen is rendered.
 */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (to) => {
    const place = window as unknown as { __reactRouterDataRouter?: RouterOfThePage };
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A page that was just loaded has no router yet, or one whose first navigation would replace this one.
    while (!place.__reactRouterDataRouter?.state.initialized) await nextFrame();
    await place.__reactRouterDataRouter.navigate(to);
    // React renders it in one of the next frames.
    for (let frame = 0; frame < 2; frame++) await nextFrame();
  }, path);
