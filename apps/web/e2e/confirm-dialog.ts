import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Expects a dialog with this title and text, and closes it. */
export async function confirmDialog(page: Page, title: string, text: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: title, exact: true });
  await expect(dialog).toContainText(text);
  await dialog.getByRole("button", { name: "OK" }).click();
}
