import type { LiveEvent } from "@hunarmand/api/notices/live-events";
import { useRevalidator } from "react-router";
import { useLiveEvents } from "./use-live-events.ts";

interface LiveUpdatesProps {
  matters: (event: LiveEvent) => boolean;
  /** Announced to screen readers when the page has changed. Empty: nothing is. */
  text: string;
  /** Called instead of the screen's loader. */
  refetch?: () => unknown;
}

/** Keeps a screen up to date without a reload, and announces changes to screen readers. */
export function LiveUpdates({ matters, text, refetch }: LiveUpdatesProps) {
  const { revalidate } = useRevalidator();
  const updates = useLiveEvents(matters, refetch ?? revalidate);
  // Screen readers skip a repeated text: an extra space makes it different.
  const said = updates === 0 || text === "" ? "" : `${text}${updates % 2 ? "" : "\u00A0"}`;
  return (
    <p role="status" className="heard-only">
      {said}
    </p>
  );
}
