import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

const tabsMax = 150;

/** Actions of a person without a mouse. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Moves to an element only by Tab. */
  async tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await target.waitFor({ state: "attached" });
    const safeTabs = (await target.evaluate(countTabs, key === "Tab")) - carefulTabs;
    for (let tabs = 0; tabs < safeTabs; tabs++) await this.page.keyboard.press(key);
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
    const isDate = (await field.getAttribute("type")) === "date";
    // All characters but the last are inserted at once: each key costs a render. A date needs keys, which fill its parts.
    const start = isDate ? "" : text.slice(0, -1);
    if (start) await this.page.keyboard.insertText(start);
    await this.page.keyboard.type(text.slice(start.length));
  }

  /** Presses Down in a field's list until this value is chosen. */
  async choose(field: Locator, value: string): Promise<void> {
    await field.locator(`option[value="${value}"]`).waitFor({ state: "attached" });
    await this.tabTo(field);
    const steps = await field.evaluate((list: HTMLSelectElement, wanted) => {
      const choices = [...list.options].filter(({ disabled }) => !disabled);
      return choices.findIndex((option) => option.value === wanted) - choices.findIndex(({ selected }) => selected);
    }, value);
    for (let step = 0; step < Math.abs(steps); step++) {
      await this.page.keyboard.press(steps > 0 ? "ArrowDown" : "ArrowUp");
    }
    await expect(field).toHaveValue(value);
  }

  /** Opens the picker of a file field and chooses a picture. */
  async pickFile(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    await this.press(field);
    await (await chooser).setFiles(file);
  }

  /** Reads a dialog and closes it by Enter. The focus is on one of its buttons, and stays in the dialog. */
  async readDialog(text: string, button = "OK"): Promise<void> {
    const dialog = this.page.getByRole("dialog").filter({ hasText: text });
    await dialog.locator("button:focus").waitFor();
    await expectFocusHeld(this.page, dialog);
    await this.press(dialog.getByRole("button", { name: button, exact: true }));
  }
}

/** The last presses are checked one by one: the count in the page may be a little too high. */
const carefulTabs = 3;

/** Returns how many presses of Tab are between the focus and an element, so that not each press is checked. */
function countTabs(target: Element, isForward: boolean): number {
  const place = document.querySelector("dialog:modal") ?? document;
  const fields = [
    ...place.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]"),
  ];
  const order = fields.filter(
    (element) =>
      element === document.activeElement ||
      (element.tabIndex >= 0 &&
        !element.matches(":disabled, [type=radio]:not(:checked)") &&
        element.checkVisibility({ visibilityProperty: true })),
  );
  const [from, to] = [order.indexOf(document.activeElement as HTMLElement), order.indexOf(target as HTMLElement)];
  if (from < 0 || to < 0) return 0;
  return isForward ? to - from : from - to;
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Expects Tab to stay in the dialog: it may reach the browser's own bars, but not the page behind. */
export async function expectFocusHeld(page: Page, dialog: Locator): Promise<void> {
  for (const key of ["Tab", "Tab", "Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    const isInside = await dialog.evaluate(
      (element) => document.activeElement === document.body || element.contains(document.activeElement),
    );
    expect(isInside, `after ${key}`).toBe(true);
  }
}
