import "./toasts.css";
import { useSyncExternalStore } from "react";

/** Long enough to read a sentence twice. */
const shownMilliseconds = 8_000;

let shown = "";
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(text: string): void {
  shown = text;
  for (const listener of listeners) listener();
}

/** Says that something is done. Unlike a dialog it needs no answer: it goes away by itself or with a tap. */
export function showToast(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(hideToast, shownMilliseconds);
  change(text);
}

const hideToast = () => change("");

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Renders the last toast. It is used once, in root.tsx. */
export function Toasts() {
  const text = useSyncExternalStore(
    subscribe,
    () => shown,
    () => "",
  );
  return (
    <div role="status">
      {text && (
        <button type="button" className="toast" onClick={hideToast}>
          {text}
        </button>
      )}
    </div>
  );
}
