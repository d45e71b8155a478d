import { marks } from "./early-marks.ts";

/** On a button that waits for the page's script. */
const waitingButton = "button[data-waits]:not([disabled])";

/**
 * On a slow network a prerendered page is read for many seconds before its script is there. Until then this keeps
 * what people do: a search stays on the page with its words, and a form is sent once its script can send it.
 */
export function keepEarlyTaps(): void {
  document.documentElement.setAttribute(marks.waiting, "");
  // The script is in the head, before the search.
  document.addEventListener("DOMContentLoaded", repeatSearch);
  document.addEventListener("submit", keepSearch);
  document.addEventListener("click", keepTap);
  document.addEventListener("keydown", keepEnter);
}

const isWaiting = (): boolean => document.documentElement.hasAttribute(marks.waiting);

const findSearch = (): HTMLInputElement | null => document.querySelector("input[type=search][name]");

/** The address names words that the browser sent by itself. */
function repeatSearch(): void {
  const field = findSearch();
  const words = field && new URLSearchParams(location.search).get(field.name);
  if (isWaiting() && words) startSearch(words);
}

function startSearch(words: string): void {
  const field = findSearch();
  if (field) field.value = words;
  document.documentElement.setAttribute(marks.searching, "");
}

/** The browser would load the whole page again, and show it without the words. */
function keepSearch(event: SubmitEvent): void {
  const field = findSearch();
  if (!isWaiting() || !field || field.form !== event.target) return;
  event.preventDefault();
  if (field.value.trim()) startSearch(field.value);
}

function keepTap(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest(waitingButton);
  // Also of a form whose script comes after the page's.
  if (button) keepForm(button);
  if (!isWaiting()) return;
  const words = readSearchLink(event.target.closest("a"));
  if (!words || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  startSearch(words);
}

/** Returns the words of a link that only searches on this page. */
function readSearchLink(link: HTMLAnchorElement | null): string | null {
  const address = link?.getAttribute("href");
  const field = findSearch();
  return address?.startsWith("?") && field ? new URLSearchParams(address).get(field.name) : null;
}

function keepEnter({ key, target }: KeyboardEvent): void {
  if (key !== "Enter" || !(target instanceof HTMLInputElement)) return;
  const button = target.form?.querySelector(waitingButton);
  if (button) keepForm(button);
}

const keepForm = (button: Element): void => button.closest("form")?.setAttribute(marks.tapped, "");
