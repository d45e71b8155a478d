import { useEffect, useRef } from "react";

/** The keyboard goes on in what was opened, not in the list behind it. */
export function useFocusOnOpen(id: string) {
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is another opening
  useEffect(() => panel.current?.focus({ preventScroll: true }), [id]);
  return panel;
}
