import type { BoardHandyman, BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { toPakistanDay } from "../../../shared/texts/pakistan-day.ts";

/** Office hours in Pakistan: an earlier or later job is shown at the board's edge. */
const [firstHour, lastHour] = [7, 21];
export const boardHours = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => firstHour + index);

/** The width of a block in hours, so that its text is readable. */
const hoursOfBlock = 3;

const dayMilliseconds = 86_400_000;
const startOf = (day: string) => Date.parse(`${day}T00:00:00+05:00`);

/** Returns the instant of an hour of that day. */
export const momentOf = (day: string, hour: number) => new Date(startOf(day) + hour * 3_600_000).toISOString();

export const moveDay = (day: string, days: number) => toPakistanDay(new Date(startOf(day) + days * dayMilliseconds));

export interface PlacedJob {
  job: BoardJob;
  hour: number;
  hours: number;
}

export interface BoardRow {
  /** Undefined for jobs without a handyman. */
  handyman: BoardHandyman | undefined;
  /** Jobs that would overlap are in separate lanes; there is at least one lane. */
  lanes: readonly (readonly PlacedJob[])[];
}

interface PlacedBoard {
  /** Jobs without a handyman that are wanted as soon as possible, or on a day that is past. */
  atOnce: readonly BoardJob[];
  rows: readonly BoardRow[];
}

/** Returns the job's time on the board: agreed, requested or said by the handyman, or else the time of acceptance. */
export const timeOf = ({ scheduledFor, comesAt, acceptedAt }: BoardJob): string | null =>
  scheduledFor ?? comesAt ?? acceptedAt;

const isAtOnce = (job: BoardJob, day: string): boolean =>
  job.providerId === null && (job.scheduledFor === null || Date.parse(job.scheduledFor) < startOf(day));

/** Returns the job's own hour: 2 at night, and below 0 or above 23 on another day. */
export const hourOf = (job: BoardJob, day: string): number =>
  Math.floor((Date.parse(timeOf(job) ?? "") - startOf(day)) / 3_600_000);

/** Returns the column of the job: its own hour, or the board's edge. */
const columnOf = (job: BoardJob, day: string): number => Math.min(lastHour, Math.max(firstHour, hourOf(job, day)));

/** Sorts jobs by their time on the board. */
export const inOrder = (jobs: readonly BoardJob[]) =>
  jobs.toSorted((one, other) => (timeOf(one) ?? one.createdDate).localeCompare(timeOf(other) ?? other.createdDate));

function toLanes(jobs: readonly BoardJob[], day: string): PlacedJob[][] {
  const lanes: PlacedJob[][] = [[]];
  for (const job of inOrder(jobs)) {
    // At the right edge a block extends to the left of its hour.
    const hour = Math.min(columnOf(job, day), lastHour + 1 - hoursOfBlock);
    const placed = { job, hour, hours: hoursOfBlock };
    const isFree = (lane: PlacedJob[]) => lane.every((other) => other.hour + other.hours <= hour);
    const lane = lanes.find(isFree);
    if (lane) lane.push(placed);
    else lanes.push([placed]);
  }
  return lanes;
}

/** Handymen with a job on this day before free ones, each group by name. */
export function placeJobs({ day, jobs, handymen }: Omit<BoardOfDay, "isToday">): PlacedBoard {
  const atOnce = inOrder(jobs.filter((job) => isAtOnce(job, day)));
  const timed = jobs.filter((job) => !isAtOnce(job, day));
  const rowOf = (handyman: BoardHandyman | undefined) => ({
    handyman,
    lanes: toLanes(
      timed.filter(({ providerId }) => providerId === (handyman?.id ?? null)),
      day,
    ),
  });
  const own = handymen.map(rowOf);
  const isBusy = ({ lanes }: BoardRow) => lanes.some((lane) => lane.length > 0);
  return { atOnce, rows: [rowOf(undefined), ...own.filter(isBusy), ...own.filter((row) => !isBusy(row))] };
}

/**
 * Returns the handymen who could take a job: today those who are not at a job now, on another day those without a job.
 */
export function listFree({ isToday, jobs, handymen }: BoardOfDay): BoardHandyman[] {
  const holders = new Set(jobs.map(({ providerId }) => providerId));
  return handymen.filter(
    ({ id, isAvailable, runningJob }) => isAvailable && (isToday ? runningJob === null : !holders.has(id)),
  );
}

export interface BoardOfDay {
  day: string;
  isToday: boolean;
  jobs: readonly BoardJob[];
  handymen: readonly BoardHandyman[];
}
