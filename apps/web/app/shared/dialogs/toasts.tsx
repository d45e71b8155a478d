import "./toasts.css";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

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

function useToast(): string {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => "",
  );
}

/** A step shows its toast on its own page and on the one that it leads to. */
const pathsMax = 2;

/** Hides a toast on the third page: that one is about something else. It is used once, in root.tsx. */
export function useToastEnd(): void {
  const text = useToast();
  const { pathname } = useLocation();
  const paths = useRef({ text, seen: new Set<string>() });
  useEffect(() => {
    if (paths.current.text !== text) paths.current = { text, seen: new Set() };
    paths.current.seen.add(pathname);
    if (paths.current.seen.size > pathsMax) hideToast();
  }, [text, pathname]);
}

/** Renders the last toast. It is used once, in root.tsx. */
export function Toasts() {
  const text = useToast();
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
