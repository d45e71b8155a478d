import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Opens the form for a quote, which is a link while the contractor has a quote to answer or to wait for. */
export async function openQuoteForm(page: Page, label = "Ask for another price"): Promise<void> {
  const way = page.getByRole("link", { name: label, exact: true });
  const field = page.locator("[name=totalHandymen]");
  await expect(field.or(way).filter({ visible: true }).first()).toBeVisible();
  if (await way.isVisible()) await way.click();
}

/** Opens what the form of a proposal has folded: the contractor of the demo may have proposed before. */
export async function openFolds(page: Page): Promise<void> {
  const closed = page.locator("main form details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}
