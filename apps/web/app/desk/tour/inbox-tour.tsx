import { useEffect } from "react";
import type { Session } from "../../shared/person/session.ts";
import { endTour, useTourDue } from "./tour-seen.ts";

/** Shows a new member of staff around, once the parts that it points at are there. People who have seen it never load it. */
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
      // Without the network it comes another time.
      .catch(() => undefined);
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [isDue, person, role]);
  return null;
}
