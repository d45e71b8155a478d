import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

const tabsMax = 150;
const choicesMax = 80;

/** What somebody does who has no mouse. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes to an element by Tab alone. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(target).toBeAttached();
    for (let tabs = 0; tabs < tabsMax; tabs++) {
      if (await hasFocus(target)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${target} is not reached by ${key}.`);
  }

  async press(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.page.keyboard.type(text);
  }

  /** Goes down the list of a field until this is chosen. */
  async choose(field: Locator, value: string): Promise<void> {
    await expect(field.locator(`option[value="${value}"]`)).toBeAttached();
    await this.tabTo(field);
    for (let steps = 0; (await field.inputValue()) !== value; steps++) {
      if (steps === choicesMax) throw new Error(`${value} is not reached by arrows.`);
      await this.page.keyboard.press("ArrowDown");
    }
  }

  /** Opens the picker of a file field and takes a picture there. */
  async pickFile(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    await this.press(field);
    await (await chooser).setFiles(file);
  }

  /** Reads a dialog and closes it by Enter: the focus is on one of its buttons, and does not leave it for the page behind. */
  async readDialog(text: string, button = "OK"): Promise<void> {
    const dialog = this.page.getByRole("dialog").filter({ hasText: text });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator("button:focus")).toBeVisible();
    await expectFocusHeld(this.page, dialog);
    await this.press(dialog.getByRole("button", { name: button, exact: true }));
  }
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Tab goes around in the dialog: at most over the browser's own bars, never into the page behind. */
export async function expectFocusHeld(page: Page, dialog: Locator): Promise<void> {
  for (const key of ["Tab", "Tab", "Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    const isInside = await dialog.evaluate(
      (element) => document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect(isInside, `after ${key}`).toBe(true);
  }
}
