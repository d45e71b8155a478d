const framesMax = 60;

let lastFocused: HTMLElement | undefined;

/** Remembers the last focused element outside of dialogs. */
export function watchFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !target.closest("dialog:not(.form-dialog)")) lastFocused = target;
  };
  document.addEventListener("focusin", remember);
  return () => document.removeEventListener("focusin", remember);
}

/**
 * Returns the focus after a dialog has closed. The browser cannot focus a button that is still disabled for some
 * frames, and people without a mouse would start at the top of the page.
 */
export function returnFocus(frames: number = framesMax): void {
  // In the current frame the focus may still be on a button of the closed dialog.
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || frames === 0 || !lastFocused?.isConnected) return;
    lastFocused.focus();
    returnFocus(frames - 1);
  });
}
