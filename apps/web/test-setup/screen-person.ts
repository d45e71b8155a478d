import { wait } from "./screen-reading.ts";

/** A person's actions on a screen that `openScreen` has opened. */

/** While a dialog is open, only its content can be used. */
export const findPlace = (): ParentNode => document.querySelector("dialog") ?? document;

/** Matches the whole text or label, or the first of two lines. */
const isNamed = (element: Element, name: string) =>
  element.textContent === name ||
  element.getAttribute("aria-label") === name ||
  [...element.querySelectorAll("*")].some(({ textContent }) => textContent === name);

export const findButton = (name: string) =>
  [...findPlace().querySelectorAll<HTMLButtonElement>("button, [role=tab]")].find((button) => isNamed(button, name));

export async function press(name: string): Promise<void> {
  const button = await wait(() => findButton(name), `button ${name}`);
  await wait(() => !button.disabled || !button.isConnected, `button ${name} that can be pressed`);
  (button.isConnected ? button : findButton(name))?.click();
}

export const findField = (name: string) =>
  document.querySelector<HTMLInputElement>(`dialog [name="${name}"]`) ??
  document.querySelector<HTMLInputElement>(`main [name="${name}"]`);

const hasChoice = (field: Element, value: string) =>
  field.tagName !== "SELECT" ||
  [...field.querySelectorAll("option")].some(
    (option) => option.value === value && !(field as HTMLSelectElement).disabled,
  );

/**
 * Fills fields by their names as a person does, and leaves the last one. A choice is filled by its value, once it is
 * loaded.
 */
export async function fill(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const find = () => {
      const field = findField(name);
      return field && hasChoice(field, value) ? field : undefined;
    };
    const field = await wait(find, `field ${name} that takes ${value}`);
    field.focus();
    // React watches the element's own setter, and would take this for its own change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
    field.blur();
  }
}

export async function tick(label: string): Promise<void> {
  const find = () =>
    [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")].find((box) =>
      [...(box.labels ?? [])].some(({ textContent }) => textContent === label),
    );
  (await wait(find, `box ${label}`)).click();
}

/** Taps so many stars of the rating. */
export async function tapStars(stars: number): Promise<void> {
  const find = () => document.querySelector<HTMLInputElement>(`main [name=rating][value="${stars}"]`);
  (await wait(find, `${stars} stars`)).click();
}

/** Chooses a file in the field of this name. */
export async function choose(name: string, file: File): Promise<void> {
  const input = await wait(() => findField(name), `field ${name}`);
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** As Escape does. Questions and messages stay open when their screen is closed. */
export async function closeDialogs(): Promise<void> {
  for (let dialog = document.querySelector("dialog"); dialog; dialog = document.querySelector("dialog")) {
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    await wait(() => !dialog?.isConnected, "way out of a dialog");
  }
}
