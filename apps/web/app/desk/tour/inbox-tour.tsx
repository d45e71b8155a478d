import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { useOffice } from "../../shared/office/office.tsx";
import type { Session } from "../../shared/person/session.ts";
import { endTour, useTourDue } from "./tour-seen.ts";
import { keepTask, type TourTask } from "./tour-task.ts";

interface InboxTourProps {
  session: Session;
  /** The counters are loaded, or will not be. The tour shows only parts that are on the page when it starts. */
  isCounted: boolean;
}

/** Shows a new member of staff the inbox, once its parts are rendered. People who have seen it do not load the tour. */
export function InboxTour({ session: { person, role }, isCounted }: InboxTourProps) {
  const isDue = useTourDue(person) && isCounted;
  const isDemo = useOffice().demoPassword !== undefined;
  const navigate = useNavigate();
  const open = useEffectEvent((task: TourTask) => {
    keepTask(task);
    void navigate(task.address);
  });
  useEffect(() => {
    if (!isDue) return;
    let hasLeft = false;
    let stop: (() => void) | undefined;
    Promise.all([import("./start-tour.ts"), isDemo ? findLastStep(role) : undefined])
      .then(([{ startTour }, lastStep]) => {
        if (!hasLeft) stop = startTour({ role, lastStep, onEnd: () => endTour(person), onOpen: open });
      })
      // If it fails to load, it starts at the next visit.
      .catch(() => undefined);
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [isDue, isDemo, person, role]);
  return null;
}

/** The tour of the demo ends with a real decision. Without it, the tour ends with the step before. */
const findLastStep = (role: string) =>
  import("./find-task.ts").then(async ({ findTask }) => ({ task: await findTask(role) })).catch(() => undefined);
