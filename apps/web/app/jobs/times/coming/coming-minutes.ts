import { findFreeTime } from "@hunarmand/api/jobs/board/free-time";
import type { RequestedJob } from "@hunarmand/api/jobs/job";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";
import { toInstant, typeTime } from "../../customer/posting/job-draft.ts";
import { minuteMilliseconds, toFullFive } from "../clock-times.ts";

const dayMilliseconds = 86_400_000;
const usualMinutes = [20, 30, 45, 60];
/** From 11 pm on nobody waits up: the morning is one tap away. */
const [nightBegins, nightEnds, morning] = ["23:00", "07:00", "08:00"];
/** A handyman from at most so many kilometres away is there in so many minutes. Nobody is made to hurry by what is chosen first. */
const minutesByKilometers = [
  [5, 30],
  [10, 45],
] as const;

/** When the handyman comes, as they accept a job. */
export interface Coming {
  /** The pressed chip: minutes, or a time in ISO 8601. */
  chip: string;
  /** In ISO 8601, at full five minutes: what is shown is what the customer reads. */
  at: string;
}

export interface ComingChoices {
  minutes: readonly number[];
  /** ISO 8601: the next morning, in the night, or the first time that the own jobs leave. */
  later: string | null;
  /** Whether `later` is after an own job. */
  isAfterOwnJob: boolean;
  first: Coming;
}

type Distance = Pick<RequestedJob, "distanceBand" | "distanceKm" | "areasApartKm">;

/**
 * Returns when the handyman of a job as soon as possible may say that they come. The first choice is what their distance makes usual, or else the
 * first time that does not clash with their own jobs (docs/product.md O8).
 *
 * @param busy the times of the own jobs in ISO 8601; null for one as soon as possible
 */
export function listComingChoices(now: Date, offer: Distance, busy: readonly (string | null)[]): ComingChoices {
  const time = typeTime(now).slice("2026-05-01T".length);
  const isLate = time >= nightBegins;
  const isNight = isLate || time < nightEnds;
  const day = toPakistanDay(isLate ? new Date(now.getTime() + dayMilliseconds) : now);
  const usual = usualFor(offer);
  const wished = isNight ? toInstant(`${day}T${morning}`).getTime() : now.getTime() + usual * minuteMilliseconds;
  const free = findFreeTime(wished, busy, now.getTime());
  const isSoon = free === wished && !isNight;
  const later = isSoon ? null : toFullFive(free);
  const first = later ? { chip: later, at: later } : toComing(String(usual), now);
  return { minutes: usualMinutes, later, isAfterOwnJob: free !== wished, first };
}

/** Returns the choice of a chip that is tapped now. */
export const toComing = (chip: string, now: Date): Coming => ({
  chip,
  at: chip.includes("T") ? chip : toFullFive(now.getTime() + Number(chip) * minuteMilliseconds),
});

function usualFor({ distanceBand, distanceKm, areasApartKm }: Distance): number {
  const nearby = distanceBand === "same-area" ? 0 : Number.POSITIVE_INFINITY;
  const kilometers = distanceKm ? (distanceKm.to ?? Number.POSITIVE_INFINITY) : (areasApartKm ?? nearby);
  return minutesByKilometers.find(([most]) => kilometers <= most)?.[1] ?? 60;
}
