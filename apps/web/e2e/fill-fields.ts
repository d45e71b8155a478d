import type { Page } from "@playwright/test";

/** Fills fields by their names. A choice is filled by its value. */
export async function fillFields(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.getByRole("main").locator(`[name=${name}]`);
    const isChoice = await field.evaluate((element) => element.tagName === "SELECT");
    if (isChoice) await field.selectOption(value);
    else await field.fill(value);
  }
}
