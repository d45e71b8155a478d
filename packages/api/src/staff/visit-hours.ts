import { z } from "zod";
import { linesOfText, wireNumber } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { wholeBetween } from "../number-limits.ts";

/** A time of day in Pakistan. */
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, nameIssue("time-of-day"));

/** When applicants may visit the office: slots from opening to closing, each for a number of people (docs/product.md P13). */
export const VisitHours = z.object({
  /** 0 is Sunday. */
  days: z.array(z.int().min(0).max(6)).max(7),
  opensAt: TimeOfDay,
  closesAt: TimeOfDay,
  slotMinutes: wholeBetween(10, 240),
  peoplePerSlot: wholeBetween(1, 50),
  /** What to bring. */
  bring: z.string(),
});
export type VisitHours = z.infer<typeof VisitHours>;

/** The same as sent in a request. */
export const VisitHoursBody = z.object({
  ...VisitHours.shape,
  days: z.array(wireNumber(VisitHours.shape.days.element)).max(7),
  slotMinutes: wireNumber(VisitHours.shape.slotMinutes),
  peoplePerSlot: wireNumber(VisitHours.shape.peoplePerSlot),
  bring: linesOfText(limits.reasonCharacters),
});

export const isOpenSomeTime = ({ opensAt, closesAt }: Pick<VisitHours, "opensAt" | "closesAt">): boolean =>
  opensAt < closesAt;
