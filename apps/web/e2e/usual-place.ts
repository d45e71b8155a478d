import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Waits until the posting has the place of a known customer's last job, which it loads after the first render. */
export const waitForUsualPlace = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join()))
    .toMatch(/"address":"[^"]/);
