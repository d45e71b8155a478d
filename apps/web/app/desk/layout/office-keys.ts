import { useCallback, useSyncExternalStore } from "react";
import { showToast } from "../../shared/dialogs/toasts.tsx";

const storageKey = "officeKeys";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isOn = (): boolean => localStorage.getItem(storageKey) !== "off";

/**
 * Whether single keys are shortcuts. People who use voice control, or press keys by accident, can turn them off (WCAG
 * 2.1.4). Stored in this browser.
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

/** Moves the focus among the rows of `DeskList`. The current row has the focus, or else is open. */
export function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)];
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const current = focused === -1 ? rows.findIndex((row) => row.hasAttribute("data-open")) : focused;
  const next = current === -1 ? rows.at(0) : rows[current + step];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

export const isInRow = (): boolean => document.activeElement?.matches(rowSelector) === true;

/** Returns the row after the current one; for the last row, the one before it. */
export function findNextRow(): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)];
  const open = rows.findIndex((row) => row.hasAttribute("data-open"));
  const current = open === -1 ? rows.findIndex((row) => row.contains(document.activeElement)) : open;
  return current === -1 ? undefined : (rows[current + 1] ?? rows[current - 1]);
}

/** Returns the first link in a row, or the row itself when it is a link. */
export const findLink = (row: Element | null | undefined): HTMLAnchorElement | null | undefined =>
  row instanceof HTMLAnchorElement ? row : row?.querySelector<HTMLAnchorElement>("a[href]");

/** Opens a row: clicks the element that is marked for opening, or else its link. It never clicks a decision. */
export function openRow(row = document.activeElement?.closest(rowSelector)): void {
  (row?.querySelector<HTMLElement>("[data-opens]") ?? findLink(row))?.click();
}

/** Selects the row with the focus, or takes it out of the selection. A row that cannot be selected stays as it is. */
export function selectRow(): void {
  document.activeElement?.closest(rowSelector)?.querySelector<HTMLElement>("[data-selects]")?.click();
}

export function focusSearch(): void {
  document.querySelector<HTMLInputElement>(".desk-filters input[type=search]")?.focus();
}

const typedInto = "textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable=true]";

/** Whether the search or the tour is open or loading: keys then belong to it. */
const isCovered = (): boolean => document.querySelector("[data-office-search], .driver-active") !== null;

/** Whether a text field has the focus. A checkbox takes no letters, so keys work there. */
export const isTyping = (): boolean => document.activeElement?.matches(typedInto) === true || isCovered();

/**
 * Clicks the button of this decision: in the top dialog or the opened record, else in the row with the focus. Returns
 * the row when it has no such button; the caller opens it then.
 */
export function pressDecision(names: readonly string[]): HTMLElement | undefined {
  const row = document.activeElement?.closest<HTMLElement>(rowSelector) ?? undefined;
  const selector = names.map((name) => `[data-decision~="${name}"]:not(:disabled)`).join(", ");
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const found =
    (dialog ?? row ?? document).querySelector<HTMLElement>(selector) ??
    (dialog ? undefined : findBeside(row, selector));
  if (!found) return dialog || explainDecision(names) ? undefined : row;
  found.click();
  return undefined;
}

/** Says what is missing before a decision of the open record is possible, and focuses it. Returns whether anything is. */
function explainDecision(names: readonly string[]): boolean {
  const selector = names.map((name) => `[data-decision~="${name}"][data-missing]:disabled`).join(", ");
  const missing = document.querySelector<HTMLElement>(selector)?.dataset.missing;
  if (missing === undefined) return false;
  showToast(missing);
  document.querySelector<HTMLElement>("[data-needed], [data-checks] input:not(:checked)")?.focus();
  return true;
}

/** The buttons of an open row are in the record beside the list. */
function findBeside(row: HTMLElement | undefined, selector: string): HTMLElement | undefined {
  if (!row?.hasAttribute("data-open")) return undefined;
  return [...document.querySelectorAll<HTMLElement>(selector)].find((button) => !button.closest(rowSelector));
}

/** Whether a dialog is open: it has its own keys. */
export const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null || isCovered();
