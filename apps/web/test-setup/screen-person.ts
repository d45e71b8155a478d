import { vi } from "vitest";
import { waits } from "../../../.ci/waits.ts";

/** What a person sees and does on a screen that `openScreen` has opened. */

/** Waits until the check throws no more, for as long as a loaded machine needs; returns what the check returns. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: waits.stateMilliseconds, interval: 5 });

/** Until what was asked for the next frame has happened, and what that has brought about: a frame that is asked for later comes later. */
export const nextFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Waits as a person does who sees the screen come. */
export function wait<T>(find: () => T | null | undefined | false, what: string | (() => string)): Promise<T> {
  return waitFor(() => {
    const found = find();
    if (!found) throw new Error(`There is no ${typeof what === "string" ? what : what()}.`);
    return found;
  });
}

/** Only what the dialog on top holds can be used while one is open. */
export const findPlace = (): ParentNode => document.querySelector("dialog") ?? document;

/** By its whole text or label, or by the first line of two. */
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

/** Fills fields by their names as a person does, and leaves the last one; a choice by its value, once it is there. */
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

/** Ticks the box with this label. */
export async function tick(label: string): Promise<void> {
  const find = () =>
    [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")].find((box) =>
      [...(box.labels ?? [])].some(({ textContent }) => textContent === label),
    );
  (await wait(find, `box ${label}`)).click();
}

/** Chooses a file, as the system's own dialog hands it over. */
export async function choose(name: string, file: File): Promise<void> {
  const input = await wait(() => findField(name), `field ${name}`);
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The text alone in an element of its own, as a person finds it. */
export function isRead(place: ParentNode | null | undefined, text: string): boolean {
  if (!place?.textContent?.includes(text)) return false;
  return [...place.querySelectorAll("*")].some(({ textContent }) => textContent?.trim() === text);
}

/** Waits until a dialog says so. */
export const readDialog = (text: string, title?: string): Promise<unknown> =>
  wait(
    () =>
      [...document.querySelectorAll("dialog")].some(
        (dialog) => (title === undefined || dialog.querySelector("h2")?.textContent === title) && isRead(dialog, text),
      ),
    () => `dialog "${text}" in ${document.body.textContent}`,
  );

export const readPage = (text: string): Promise<unknown> =>
  wait(
    () => isRead(document.querySelector("main"), text),
    () => `"${text}" in ${document.body.textContent}`,
  );

/** As Escape does. Questions and messages outlive the screens that have opened them. */
export async function closeDialogs(): Promise<void> {
  for (let dialog = document.querySelector("dialog"); dialog; dialog = document.querySelector("dialog")) {
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    await wait(() => !dialog?.isConnected, "way out of a dialog");
  }
}
