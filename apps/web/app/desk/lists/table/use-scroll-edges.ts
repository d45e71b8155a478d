import { type RefObject, useEffect } from "react";

/** Rounding of a zoomed page. */
const slackPixels = 2;

/** Marks a scroller in which columns are out of sight: at its beginning, at its end, or both. They differ in no direction of text. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Below zero from right to left.
      const passed = Math.abs(scrollLeft);
      element.toggleAttribute("data-more-before", passed > slackPixels);
      element.toggleAttribute("data-more-after", scrollWidth - clientWidth - passed > slackPixels);
    };
    const seen = new ResizeObserver(mark);
    seen.observe(element);
    // Hidden columns change the width of the table, not of its place.
    for (const child of element.children) seen.observe(child);
    element.addEventListener("scroll", mark, { passive: true });
    return () => {
      seen.disconnect();
      element.removeEventListener("scroll", mark);
    };
  }, [scroller]);
}
