import ownWork from "../../../locales/en/own-work.json";
import { useMessages } from "../../texts/messages.ts";

const shownMax = 9;

/** The number of waiting offers; nothing for zero. */
export function WaitingCount({ count }: { count: number }) {
  const { tabs } = useMessages(ownWork);
  if (count === 0) return null;
  return (
    <span className="count-mark">
      <span aria-hidden="true">{count > shownMax ? tabs.many({ max: shownMax }) : count}</span>
      <span className="heard-only">{tabs.openOffers({ offers: count })}</span>
    </span>
  );
}
