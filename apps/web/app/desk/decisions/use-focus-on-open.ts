import { useEffect, useRef } from "react";

/** Moves the focus to the opened part, away from the list behind it. */
export function useFocusOnOpen(id: string) {
  const panel = useRef<HTMLElement>(null);
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    panel.current?.focus({ preventScroll: true });
  }, [id]);
  return panel;
}
