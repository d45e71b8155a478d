import type { LiveEvent } from "@hunarmand/api/notices/live-events";
import { useRevalidator } from "react-router";
import { useLiveEvents } from "./use-live-events.ts";

interface LiveUpdatesProps {
  matters: (event: LiveEvent) => boolean;
  /** Said to those who do not see that the page has changed. */
  text: string;
  /** Instead of the screen's loader. */
  refetch?: () => unknown;
}

/** Keeps a screen up to date without a reload, and says politely that it has changed. */
export function LiveUpdates({ matters, text, refetch }: LiveUpdatesProps) {
  const { revalidate } = useRevalidator();
  const updates = useLiveEvents(matters, refetch ?? revalidate);
  // The same words twice over would be read once: a silent space makes them differ.
  const said = updates === 0 ? "" : `${text}${updates % 2 ? "" : "\u00A0"}`;
  return (
    <p role="status" className="heard-only">
      {said}
    </p>
  );
}
