const framesMax = 60;

let lastFocused: HTMLElement | undefined;

/** Remembers what had the focus last, beside the dialogs that only say or ask. */
export function watchFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !target.closest("dialog:not(.form-dialog)")) lastFocused = target;
  };
  document.addEventListener("focusin", remember);
  return () => document.removeEventListener("focusin", remember);
}

/**
 * For a dialog that has closed. The browser gives the focus back by itself, but not to a button that was busy meanwhile
 * and is disabled for some frames more: people without a mouse would start again at the top of the page.
 */
export function returnFocus(frames: number = framesMax): void {
  // Not at once: until the next frame the focus may still be on a button of the dialog that has gone.
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || frames === 0 || !lastFocused?.isConnected) return;
    lastFocused.focus();
    returnFocus(frames - 1);
  });
}
