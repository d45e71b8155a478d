import { z } from "zod";
import { defineCall } from "../../call.ts";
import { blankAsAbsent, Id, optionalText } from "../../fields.ts";
import { Day } from "../../payments/day.ts";
import { JobStatus } from "../job.ts";
import { JobNextSteps } from "../steps.ts";
import { JobClash } from "./clashes.ts";

/** The office's dispatch desk for one day (docs/product.md D10). */

/**
 * `scheduledFor` is the wished time, or the one that both sides agreed on; null means as soon as possible. `askedNow` is the number of
 * handymen with an open offer. `lateMinutes` is the delay that the handyman last reported for this time; `comesAt` is when they said that
 * they come, for a job without a time. `clashes`: other jobs of the handyman, at most three.
 */
export const BoardJob = z.object({
  id: Id,
  jobNumber: z.string(),
  category: z.string(),
  skill: z.string(),
  city: z.string(),
  area: z.string(),
  status: JobStatus,
  createdDate: z.iso.datetime(),
  scheduledFor: z.iso.datetime().nullable(),
  acceptedAt: z.iso.datetime().nullable(),
  /** Another time that was proposed and is not yet answered. */
  proposedTime: z.iso.datetime().nullable(),
  pinLocationLatitude: z.number().nullable(),
  pinLocationLongitude: z.number().nullable(),
  providerId: Id.nullable(),
  providerName: z.string().nullable(),
  askedNow: z.int(),
  lateMinutes: z.int().nullable(),
  comesAt: z.iso.datetime().nullable(),
  clashes: z.array(JobClash),
  nextSteps: JobNextSteps,
});
export type BoardJob = z.infer<typeof BoardJob>;

/**
 * `arrival`: the customer's position at the latest arrival within 12 hours. `area`: the middle of the latest pins of the handyman's area.
 */
export const positionSources = ["arrival", "area"] as const;

/** `runningJob` is the job that they work on, or whose time has come. A handyman without one is free. */
export const BoardHandyman = z.object({
  id: Id,
  name: z.string(),
  category: z.string(),
  city: z.string(),
  area: z.string(),
  isAvailable: z.boolean(),
  runningJob: z.object({ id: Id, jobNumber: z.string() }).nullable(),
  position: z.object({ latitude: z.number(), longitude: z.number(), source: z.enum(positionSources) }).nullable(),
});
export type BoardHandyman = z.infer<typeof BoardHandyman>;

export const getDayBoard = defineCall({
  method: "GET",
  path: "/Admin/day-board",
  summary: "The jobs of a day in Pakistan (default: today), and the handymen for them.",
  notes: [
    "Today's board also has jobs of earlier days that are still open, and jobs without a wished time.",
    "At most 200 jobs, those without a handyman first.",
    "Handymen with one of these jobs, and at most 60 others who accept jobs.",
    "`hasMoreJobs` and `hasMoreHandymen` say that there are others.",
  ],
  access: ["Dispatcher"],
  query: z.object({ day: blankAsAbsent(Day), city: optionalText() }),
  reply: z.object({
    day: z.iso.date(),
    isToday: z.boolean(),
    jobs: z.array(BoardJob),
    hasMoreJobs: z.boolean(),
    handymen: z.array(BoardHandyman),
    hasMoreHandymen: z.boolean(),
  }),
});
