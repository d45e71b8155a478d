import type { RequestedJob } from "@hunarmand/api/jobs/job";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { toInstant, typeTime } from "../../customer/posting/job-draft.ts";

const [minuteMilliseconds, dayMilliseconds] = [60_000, 86_400_000];
const usualMinutes = [20, 30, 45, 60];
/** From 11 pm on nobody waits up: the morning is one tap away. */
const [nightBegins, nightEnds, morning] = ["23:00", "07:00", "08:00"];
/** A handyman from at most so many kilometres away is there in so many minutes. Nobody is made to hurry by what is chosen first. */
const minutesByKilometers = [
  [5, 30],
  [10, 45],
] as const;

interface ComingChoices {
  minutes: readonly number[];
  /** ISO 8601: the next morning, in the night. */
  morning: string | null;
  /** The choice of `minutes`, or the minutes until the morning. */
  first: number;
}

type Distance = Pick<RequestedJob, "distanceBand" | "distanceKm" | "areasApartKm">;

/** Returns when the handyman of a job as soon as possible may say that they come, with what their distance makes usual. */
export function listComingChoices(now: Date, offer: Distance): ComingChoices {
  const time = typeTime(now).slice("2026-05-01T".length);
  const isLate = time >= nightBegins;
  if (!isLate && time >= nightEnds) return { minutes: usualMinutes, morning: null, first: usualFor(offer) };
  const day = toPakistanDay(isLate ? new Date(now.getTime() + dayMilliseconds) : now);
  const at = toInstant(`${day}T${morning}`);
  return { minutes: usualMinutes, morning: at.toISOString(), first: minutesUntil(at, now) };
}

/** Rounded up: who comes at 8 does not say 7:59. */
export const minutesUntil = (moment: Date, now: Date): number =>
  Math.ceil((moment.getTime() - now.getTime()) / minuteMilliseconds);

function usualFor({ distanceBand, distanceKm, areasApartKm }: Distance): number {
  const nearby = distanceBand === "same-area" ? 0 : Number.POSITIVE_INFINITY;
  const kilometers = distanceKm ? (distanceKm.to ?? Number.POSITIVE_INFINITY) : (areasApartKm ?? nearby);
  return minutesByKilometers.find(([most]) => kilometers <= most)?.[1] ?? 60;
}
