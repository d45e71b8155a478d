import ownWork from "../../../locales/en/own-work.json";
import { useMessages } from "../../texts/messages.ts";
import type { OwnLink } from "./own-links.ts";

const shownMax = 9;

interface WaitingCountProps {
  count: number;
  /** Where the link leads: to offers, or to a customer's jobs. */
  of: OwnLink["name"];
}

/** The number of open offers, or of jobs that wait for an answer; nothing for zero. */
export function WaitingCount({ count, of }: WaitingCountProps) {
  const { tabs } = useMessages(ownWork);
  if (count === 0) return null;
  return (
    <span className="count-mark">
      <span aria-hidden="true">{count > shownMax ? tabs.many({ max: shownMax }) : count}</span>
      <span className="heard-only">
        {of === "jobs" ? tabs.waitingJobs({ jobs: count }) : tabs.openOffers({ offers: count })}
      </span>
    </span>
  );
}
