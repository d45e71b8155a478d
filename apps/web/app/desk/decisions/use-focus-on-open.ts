import { useEffect, useRef } from "react";

/** The keyboard goes on in what was opened, not in the list behind it. */
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
