import { vi } from "vitest";
import { waits } from "../../../.ci/waits.ts";

/** What a person waits for and reads on a screen that `openScreen` has opened. */

/** Finds tests that need a moment between two states: each wait begins so late (docs/testing.md). Faked clocks do not hold it. */
const lateMilliseconds = Number(process.env.LATE_WAITS_MILLISECONDS ?? 0);
const { setTimeout: startTimer } = globalThis;

/** Retries the check until it no longer throws; returns its result. The time-out allows for a busy machine. */
export async function waitFor<T>(check: () => T | Promise<T>): Promise<T> {
  if (lateMilliseconds > 0) await new Promise<void>((resolve) => startTimer(resolve, lateMilliseconds));
  return vi.waitFor(check, { timeout: waits.stateMilliseconds, interval: 5 });
}

/** Resolves after the callbacks of the next frame and of the frame that they request. */
export const nextFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Waits until something is on the screen; returns it. */
export function wait<T>(find: () => T | null | undefined | false, what: string | (() => string)): Promise<T> {
  return waitFor(() => {
    const found = find();
    if (!found) throw new Error(`There is no ${typeof what === "string" ? what : what()}.`);
    return found;
  });
}

/** Whether an element has exactly this text. */
export function isRead(place: ParentNode | null | undefined, text: string): boolean {
  if (!place?.textContent?.includes(text)) return false;
  return [...place.querySelectorAll("*")].some(({ textContent }) => textContent?.trim() === text);
}

/** Waits for a dialog with this text. */
export const readDialog = (text: string, title?: string): Promise<unknown> =>
  wait(
    () =>
      [...document.querySelectorAll("dialog")].some(
        (dialog) => (title === undefined || dialog.querySelector("h2")?.textContent === title) && isRead(dialog, text),
      ),
    () => `dialog "${text}" in ${document.body.textContent}`,
  );

/** Waits for a toast with this text, alone or beside another. */
export const readToast = (text: string): Promise<unknown> =>
  wait(
    () => [...document.querySelectorAll(".toast, .toast > *")].some(({ textContent }) => textContent === text),
    () => `toast "${text}" in ${document.body.textContent}`,
  );

export const readPage = (text: string): Promise<unknown> =>
  wait(
    () => isRead(document.querySelector("main"), text),
    () => `"${text}" in ${document.body.textContent}`,
  );

/**
 * Advances the fake clock step by step until the page has this text. A countdown begins in an effect, some time after the page
 * is shown: one step alone could come before it.
 */
export const passTimeUntilRead = (text: string, stepMilliseconds: number): Promise<unknown> =>
  wait(
    () => {
      vi.advanceTimersByTime(stepMilliseconds);
      return isRead(document.querySelector("main"), text);
    },
    () => `"${text}" in ${document.body.textContent}`,
  );
