import { useOwnWork } from "../../../shared/person/own-work.ts";
import { useHeadingSays } from "../../../shared/spoken/spoken-heading.tsx";

/** Makes the heading say that there is no new job, or that the handyman has turned offers off. Shows nothing. */
export function NoOffersSay() {
  const { available = true } = useOwnWork();
  useHeadingSays(available ? "no-offers" : "paused");
  return null;
}
