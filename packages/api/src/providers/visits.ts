import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { ProviderStatus } from "./providers.ts";
import { VisitNextSteps, visitStatus } from "./visit-steps.ts";

/** An applicant's visit to the office (docs/product.md P13). */

export const VisitStatus = z.enum(visitStatus);

export const Visit = z.object({
  id: Id,
  startsAt: z.iso.datetime(),
  status: VisitStatus,
  nextSteps: VisitNextSteps,
});
export type Visit = z.infer<typeof Visit>;

export const getOwnVisit = defineCall({
  method: "GET",
  path: "/Provider/visit",
  summary: "The caller's booked visit, the free slots, and what to bring.",
  notes: [
    "`visit` is the booked one; `slots` are the free ones of the next two weeks.",
    "`came` says whether the office has noted a visit.",
    "`usualDecisionDays` is the median from the day of a visit to the day of the verification, of the last year. Null with fewer than five.",
    "`visitMinutes` is how long a visit takes. `officeKilometers` is how far the office is from the middle of the caller's area, or null.",
  ],
  access: ["provider"],
  reply: z.object({
    visit: Visit.nullable(),
    came: z.boolean(),
    slots: z.array(z.iso.datetime()),
    bring: z.string(),
    usualDecisionDays: z.int().nullable(),
    visitMinutes: z.int(),
    officeKilometers: z.int().nullable(),
  }),
});

export const bookVisit = defineCall({
  method: "POST",
  path: "/Provider/visit",
  summary: "Book a slot for a visit to the office, or move the visit to it.",
  notes: ["An existing visit is moved.", "The same slot again changes nothing."],
  access: ["provider"],
  body: z.object({ startsAt: z.iso.datetime() }),
  reply: ActionReply.extend({ visit: Visit }),
  errors: ["visit-full", "visit-state"],
});

/** The slot as the caller read it. A visit that was moved meanwhile is not changed. */
const SlotRead = z.object({ startsAt: z.iso.datetime() });

export const cancelVisit = defineCall({
  method: "POST",
  path: "/Provider/visit/cancel",
  summary: "Cancel the caller's visit.",
  access: ["provider"],
  body: SlotRead,
  reply: ActionReply,
  errors: ["visit-state", "facts-changed"],
});

export const DeskVisit = Visit.extend({
  providerId: Id,
  name: z.string(),
  phoneNumber: z.string(),
  providerStatus: ProviderStatus,
  /** How many of the papers were received and not refused. */
  papers: z.int(),
});
export type DeskVisit = z.infer<typeof DeskVisit>;

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, nameIssue("day-range"));

export const listVisits = defineCall({
  method: "GET",
  path: "/Admin/visits",
  summary: "The visits of a day in Pakistan (default: today), in order of time.",
  notes: ["The slots limit the number of visits a day, so the list has no pages."],
  access: ["Verifier", "Support"],
  query: z.object({ day: Day.optional() }),
  reply: z.object({ day: z.string(), visits: z.array(DeskVisit) }),
});

const mark = {
  method: "POST",
  access: ["Verifier"],
  params: z.object({ id: Id }),
  body: SlotRead,
  reply: ActionReply,
  errors: ["visit-not-found", "visit-state", "facts-changed"],
} as const;

export const markVisitCame = defineCall({ ...mark, path: "/Admin/visits/:id/came", summary: "Note that they came." });

export const markVisitMissed = defineCall({
  ...mark,
  path: "/Admin/visits/:id/missed",
  summary: "Record that they did not come.",
});
