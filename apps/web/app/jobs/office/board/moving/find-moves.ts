import type { BoardHandyman, BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { statusesInHand } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { hourOf, momentOf, timeOf } from "../place-jobs.ts";

/** Where a job was dropped: the row of a handyman, or of nobody, and an hour of the day. */
export interface DropPlace {
  handyman: BoardHandyman | undefined;
  day: string;
  hour: number;
}

/** What a drop can mean: another handyman, another time, or both. */
export interface JobMoves {
  handyman: BoardHandyman | undefined;
  /** The new time, in UTC. */
  time: string | undefined;
}

const hourMilliseconds = 3_600_000;

/** Returns the moment of the new hour with the minutes of the old time. A job without a wished time gets the full hour. */
function toTime({ scheduledFor }: BoardJob, { day, hour }: DropPlace): string {
  const start = Date.parse(momentOf(day, hour));
  return new Date(start + (scheduledFor ? Date.parse(scheduledFor) % hourMilliseconds : 0)).toISOString();
}

/** Returns what dropping the job there would do, or nothing if the office may not do that now. */
export function findMoves(job: BoardJob, place: DropPlace, now: number): JobMoves | undefined {
  const { handyman } = place;
  const isOther = (handyman?.id ?? null) !== job.providerId;
  const canGive = job.nextSteps.includes("assign") || job.nextSteps.includes("reassign");
  // Only the handyman gives a job back.
  if (isOther && (!handyman || !canGive)) return undefined;
  const time = toTime(job, place);
  const isMoved = (timeOf(job) === null || hourOf(job, place.day) !== place.hour) && Date.parse(time) > now;
  const canMove = isOther || job.nextSteps.includes("proposeTime") || job.nextSteps.includes("change");
  const moves = { handyman: isOther ? handyman : undefined, time: isMoved && canMove ? time : undefined };
  return moves.handyman || moves.time ? moves : undefined;
}

const minuteMilliseconds = 60_000;

/** The time that an open job takes up: its own, or now if there is none or it has passed. */
const takenUp = (time: string | null, now: number) => Math.max(time === null ? 0 : Date.parse(time), now);

/** Returns the handyman's other open jobs of the board at nearly that time (docs/product.md O8). */
export const findClashing = (jobs: readonly BoardJob[], { id }: BoardJob, handymanId: string, time: string | null) => {
  const now = Date.now();
  return jobs.filter((other) => {
    if (other.id === id || other.providerId !== handymanId) return false;
    const apart = Math.abs(takenUp(other.scheduledFor, now) - takenUp(time, now));
    return statusesInHand.some((status) => status === other.status) && apart < limits.clashMinutes * minuteMilliseconds;
  });
};
