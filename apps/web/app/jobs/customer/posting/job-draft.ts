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

/** `scheduledAt` has the format of the browser's field: 2026-05-01T15:30, in Pakistan's time. */
export const WhenStep = JobRequestBody.pick({ phoneNumber: true, paymentMethod: true })
  .extend({ time: z.enum(["soon", "later"]), scheduledAt: z.string() })
  .refine(({ time, scheduledAt }) => time === "soon" || isAhead(scheduledAt), {
    path: ["scheduledAt"],
    error: () => getMessages(customers).post.past,
    when: () => true,
  });

const schemas = { what: WhatStep, where: WhereStep, when: WhenStep };

export const steps = ["what", "where", "when", "review"] as const;
export type Step = (typeof steps)[number];

/** A job while it is typed. Empty fields are empty texts. */
export const emptyDraft = {
  category: "",
  skill: "",
  subSkill: "",
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

function isAhead(scheduledAt: string): boolean {
  return toInstant(scheduledAt).getTime() > Date.now();
}

/** The first unfinished step; "review" when all are finished. */
export function findOpenStep(draft: JobDraft): Step {
  const open = steps.find((step) => step !== "review" && !schemas[step].safeParse(draft).success);
  return open ?? "review";
}

/** Returns the stored step, but no step after an unfinished one. */
export function clampStep(step: Step, draft: JobDraft): Step {
  const last = steps.indexOf(findOpenStep(draft));
  return steps[Math.min(steps.indexOf(step), last)] ?? "what";
}

export function toJobRequest({ time, scheduledAt, ...draft }: JobDraft): z.input<typeof JobRequestBody> {
  const scheduledFor = time === "later" ? toInstant(scheduledAt).toISOString() : undefined;
  return { ...draft, paymentMethod: WhenStep.shape.paymentMethod.parse(draft.paymentMethod), scheduledFor };
}

const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Karachi", dateStyle: "short", timeStyle: "short" });

/** Turns a posted job into a draft. */
export function toDraft(job: CustomerJob): JobDraft {
  const { category, skill, city, area, address, phoneNumber, paymentMethod, scheduledFor } = job;
  return {
    category,
    skill,
    subSkill: job.subSkill ?? "",
    city,
    area,
    address,
    pinLocationLatitude: String(job.pinLocationLatitude ?? ""),
    pinLocationLongitude: String(job.pinLocationLongitude ?? ""),
    description: job.description ?? "",
    phoneNumber,
    paymentMethod,
    time: scheduledFor ? "later" : "soon",
    scheduledAt: scheduledFor ? clock.format(new Date(scheduledFor)).replace(" ", "T") : "",
  };
}

/** All fields of a draft, for a change of a posted job: emptied fields are sent as null. */
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
