import { useEffect, useRef } from "react";

/** Moves the focus to the opened part, away from the list behind it, and shows its top. */
export function useFocusOnOpen(id: string) {
  const panel = useRef<HTMLElement>(null);
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    panel.current?.focus({ preventScroll: true });
    // The panel is the same element for the next record, and would stay scrolled to the end of the last one.
    panel.current?.scrollTo({ top: 0 });
    if ((panel.current?.getBoundingClientRect().top ?? 0) < 0) panel.current?.scrollIntoView({ block: "start" });
  }, [id]);
  return panel;
}
