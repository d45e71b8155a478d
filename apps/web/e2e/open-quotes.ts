import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Opens all short rows of the contractor's quotes: several journeys have quotes of the same contractor. */
export async function openQuotes(page: Page): Promise<void> {
  await expect(page.locator(".current-quote article, .quote-row").first()).toBeVisible();
  const closed = page.locator(".quote-opener[aria-expanded=false]");
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Opens the form for a quote, which is a button while the contractor has a quote to answer or to wait for. */
export async function openQuoteForm(page: Page, label = "Ask for another price"): Promise<void> {
  const button = page.getByRole("button", { name: label, exact: true });
  const field = page.locator("[name=totalHandymen]");
  await expect(field.or(button).filter({ visible: true }).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
}

/** Opens what the form of a proposal has folded: the contractor of the demo may have proposed before. */
export async function openFolds(page: Page): Promise<void> {
  const closed = page.locator("main form details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}
