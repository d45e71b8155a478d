import "./toasts.css";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** Long enough to read a sentence twice. */
const shownMilliseconds = 8_000;

/** The last toast. Each has its own number, because the next one may have the same text. */
let shown: { text: ReactNode; number: number } = { text: "", number: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(text: ReactNode): void {
  shown = { text, number: shown.number + 1 };
  for (const listener of listeners) listener();
}

/** Says that something is done. Unlike a dialog it needs no answer: it goes away by itself or with a tap. */
export function showToast(text: ReactNode): void {
  clearTimeout(timer);
  timer = setTimeout(hideToast, shownMilliseconds);
  change(text);
}

const hideToast = () => change("");

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readShown = () => shown;
const useToast = () => useSyncExternalStore(subscribe, readShown, readShown);

/** A step shows its toast on its own page and on the one that it leads to. */
const pathsMax = 2;

/** Hides a toast on the third page: that one is about something else. It is used once, in root.tsx. */
export function useToastEnd(): void {
  const { text, number } = useToast();
  const { pathname } = useLocation();
  const paths = useRef({ number, seen: new Set<string>() });
  useEffect(() => {
    if (paths.current.number !== number) paths.current = { number, seen: new Set() };
    paths.current.seen.add(pathname);
    if (text !== "" && paths.current.seen.size > pathsMax) hideToast();
  }, [text, number, pathname]);
}

/** Renders the last toast. It is used once, in root.tsx. */
export function Toasts() {
  const { text } = useToast();
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
