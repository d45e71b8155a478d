import { useEffect } from "react";
import type { Session } from "../../shared/person/session.ts";
import { endTour, useTourDue } from "./tour-seen.ts";

/** Shows a new member of staff the inbox, once its parts are rendered. People who have seen it do not load the tour. */
export function InboxTour({ session: { person, role } }: { session: Session }) {
  const isDue = useTourDue(person);
  useEffect(() => {
    if (!isDue) return;
    let hasLeft = false;
    let stop: (() => void) | undefined;
    import("./start-tour.ts")
      .then(({ startTour }) => {
        if (!hasLeft) stop = startTour({ role, onEnd: () => endTour(person) });
      })
      // If it fails to load, it starts at the next visit.
      .catch(() => undefined);
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [isDue, person, role]);
  return null;
}
