import { useCallback, useSyncExternalStore } from "react";

const storageKey = "officeKeys";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isOn = (): boolean => localStorage.getItem(storageKey) !== "off";

/**
 * Whether single keys do something here. People who speak to the computer, or hit keys by chance, can turn them off (WCAG 2.1.4);
 * this browser remembers it.
 */
export function useOfficeKeys() {
  const enabled = useSyncExternalStore(subscribe, isOn);
  const setEnabled = useCallback((on: boolean) => {
    localStorage.setItem(storageKey, on ? "on" : "off");
    for (const listener of listeners) listener();
  }, []);
  return { enabled, setEnabled };
}

const rowSelector = "[data-row]";

/** Rows are what `DeskList` draws; the one that holds the focus, or else stands open, is the current one. */
export function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)];
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const current = focused === -1 ? rows.findIndex((row) => row.hasAttribute("data-open")) : focused;
  const next = current === -1 ? rows.at(0) : rows[current + step];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

export const isInRow = (): boolean => document.activeElement?.matches(rowSelector) === true;

/** The row after the one that stands open or holds the focus; the one before where it is the last. */
export function findNextRow(): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)];
  const open = rows.findIndex((row) => row.hasAttribute("data-open"));
  const current = open === -1 ? rows.findIndex((row) => row.contains(document.activeElement)) : open;
  return current === -1 ? undefined : (rows[current + 1] ?? rows[current - 1]);
}

/** Where a row leads to: its first link, which the row may be itself. */
export const findLink = (row: Element | null | undefined): HTMLAnchorElement | null | undefined =>
  row instanceof HTMLAnchorElement ? row : row?.querySelector<HTMLAnchorElement>("a[href]");

/** What opens a row: what says so of itself, or else its link. Nothing that decides anything. */
export function openRow(row = document.activeElement?.closest(rowSelector)): void {
  (row?.querySelector<HTMLElement>("[data-opens]") ?? findLink(row))?.click();
}

export function focusSearch(): void {
  document.querySelector<HTMLInputElement>(".desk-filters input[type=search]")?.focus();
}

const typedInto = "textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable=true]";

/** The search or the tour stands open, or is on its way: the keys are its own. */
const isCovered = (): boolean => document.querySelector("[data-office-search], .driver-active") !== null;

/** A box that is ticked takes no letters: after the last one a key goes on. */
export const isTyping = (): boolean => document.activeElement?.matches(typedInto) === true || isCovered();

/**
 * Presses what decides: the button of this decision in the dialog on top or the opened record, else in the row that holds the focus.
 * Returns the row where it has no such button, which then is opened for it.
 */
export function pressDecision(names: readonly string[]): HTMLElement | undefined {
  const row = document.activeElement?.closest<HTMLElement>(rowSelector) ?? undefined;
  const selector = names.map((name) => `[data-decision~="${name}"]:not(:disabled)`).join(", ");
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const found =
    (dialog ?? row ?? document).querySelector<HTMLElement>(selector) ??
    (dialog ? undefined : findBeside(row, selector));
  if (!found) return dialog ? undefined : row;
  found.click();
  return undefined;
}

/** A row that stands open has its buttons in the record beside the list. */
function findBeside(row: HTMLElement | undefined, selector: string): HTMLElement | undefined {
  if (!row?.hasAttribute("data-open")) return undefined;
  return [...document.querySelectorAll<HTMLElement>(selector)].find((button) => !button.closest(rowSelector));
}

/** A dialog has keys of its own. */
export const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null || isCovered();
