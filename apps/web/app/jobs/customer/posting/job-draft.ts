import type { RequestOf } from "@hunarmand/api/call";
import { type CustomerJob, JobRequestBody } from "@hunarmand/api/jobs/customer";
import type { updateWebjob } from "@hunarmand/api/jobs/customer-steps";
import { z } from "zod";
import customers from "../../../locales/en/customers.json";
import { getMessages } from "../../../shared/texts/messages.ts";

export const WhatStep = JobRequestBody.pick({ category: true, skill: true, subSkill: true, description: true });

export const WhereStep = JobRequestBody.pick({
  city: true,
  area: true,
  address: true,
  pinLocationLatitude: true,
  pinLocationLongitude: true,
});

/** `scheduledAt` is the value of the browser's field in Pakistan's time: 2026-05-01T15:30. */
const Wish = z.object({ time: z.enum(["soon", "later"]), scheduledAt: z.string() });

const isWishAhead = ({ time, scheduledAt }: z.infer<typeof Wish>): boolean => time === "soon" || isAhead(scheduledAt);
const wishRefusal = { path: ["scheduledAt"], error: () => getMessages(customers).post.past, when: () => true };

/** Only when somebody should come. */
export const WishStep = Wish.refine(isWishAhead, wishRefusal);

export const WhenStep = JobRequestBody.pick({ phoneNumber: true, paymentMethod: true })
  .extend(Wish.shape)
  .refine(isWishAhead, wishRefusal);

const schemas = { what: WhatStep, where: WhereStep, when: WhenStep };

export const steps = ["what", "where", "when", "review"] as const;
export type Step = (typeof steps)[number];

/**
 * A job that a customer is typing. Unknown values are empty strings. `foundWork` is the sub-skill that was chosen by the words of the
 * description, and `otherWorkOf` the skill of which the customer wants something else.
 */
export const emptyDraft = {
  category: "",
  skill: "",
  subSkill: "",
  foundWork: "",
  otherWorkOf: "",
  city: "",
  area: "",
  address: "",
  pinLocationLatitude: "",
  pinLocationLongitude: "",
  description: "",
  phoneNumber: "",
  paymentMethod: "cash",
  time: "soon",
  scheduledAt: "",
};
export type JobDraft = typeof emptyDraft;

// Pakistan has had no summer time since 2009.
const pakistanOffset = "+05:00";

export function toInstant(scheduledAt: string): Date {
  return new Date(`${scheduledAt}:00${pakistanOffset}`);
}

/** When the job is wished, as an ISO date; undefined for as soon as possible, and until a time is typed. */
export const findWish = ({ time, scheduledAt }: Pick<JobDraft, "time" | "scheduledAt">): string | undefined =>
  time === "later" && scheduledAt !== "" ? toInstant(scheduledAt).toISOString() : undefined;

function isAhead(scheduledAt: string): boolean {
  return toInstant(scheduledAt).getTime() > Date.now();
}

/** Returns the first step with a missing or invalid value, else "review". */
export function findOpenStep(draft: JobDraft): Step {
  const open = steps.find((step) => step !== "review" && !schemas[step].safeParse(draft).success);
  return open ?? "review";
}

type Place = Pick<JobDraft, "city" | "area" | "address">;

/** Whether more of the place than its city is known or typed. */
export const hasAddress = ({ area, address }: Omit<Place, "city">): boolean => `${area}${address}`.trim() !== "";

/** Whether anything of the place is known or typed. */
export const hasPlace = ({ city, ...rest }: Place): boolean => city !== "" || hasAddress(rest);

/** Returns the step, or the first unfinished one before it. A stored step can be too far. */
export function clampStep(step: Step, draft: JobDraft): Step {
  const last = steps.indexOf(findOpenStep(draft));
  return steps[Math.min(steps.indexOf(step), last)] ?? "what";
}

/** Whether the customer said that it is none of the skill's exact works. */
export const isOtherWork = ({ skill, subSkill, otherWorkOf }: JobDraft): boolean =>
  skill !== "" && subSkill === "" && otherWorkOf === skill;

export function toJobRequest(typed: JobDraft): z.input<typeof JobRequestBody> {
  const { time, scheduledAt, foundWork: _found, otherWorkOf: _other, ...draft } = typed;
  const scheduledFor = time === "later" ? toInstant(scheduledAt).toISOString() : undefined;
  return { ...draft, paymentMethod: WhenStep.shape.paymentMethod.parse(draft.paymentMethod), scheduledFor };
}

const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Karachi", dateStyle: "short", timeStyle: "short" });

/** Returns a moment as the browser's field for date and time writes it, in Pakistan's time. */
export const typeTime = (time: Date): string => clock.format(time).replace(" ", "T");

/** Returns the draft of a posted job. */
export function toDraft(job: CustomerJob): JobDraft {
  const { category, skill, city, area, address, phoneNumber, paymentMethod, scheduledFor } = job;
  return {
    category,
    skill,
    subSkill: job.subSkill ?? "",
    foundWork: "",
    otherWorkOf: "",
    city,
    area,
    address,
    pinLocationLatitude: String(job.pinLocationLatitude ?? ""),
    pinLocationLongitude: String(job.pinLocationLongitude ?? ""),
    description: job.description ?? "",
    phoneNumber,
    paymentMethod,
    time: scheduledFor ? "later" : "soon",
    scheduledAt: scheduledFor ? typeTime(new Date(scheduledFor)) : "",
  };
}

/** The draft of a posted job that is changed. A job that has no exact work gets one only by a tap. */
export function toChangeDraft(job: CustomerJob): JobDraft {
  const draft = toDraft(job);
  return draft.subSkill === "" ? { ...draft, otherWorkOf: draft.skill } : draft;
}

/** Returns the change that replaces all values of a job. Null removes an emptied one (docs/product.md C4). */
export function toJobChange(draft: JobDraft): RequestOf<typeof updateWebjob>["body"] {
  const { scheduledFor = null, ...request } = toJobRequest(draft);
  return {
    ...request,
    subSkill: draft.subSkill || null,
    description: draft.description || null,
    pinLocationLatitude: draft.pinLocationLatitude || null,
    pinLocationLongitude: draft.pinLocationLongitude || null,
    scheduledFor,
  };
}
