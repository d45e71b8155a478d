import { PhoneNumber, requiredText } from "@hunarmand/api/fields";
import { createJob } from "@hunarmand/api/jobs/customer";
import { z } from "zod";
import jobDesk from "../../../locales/en/job-desk.json";
import { getMessages } from "../../../shared/texts/messages.ts";

const ahead = { error: () => getMessages(jobDesk).create.ahead };

/** Parses the value of the browser's field, 2026-05-01T15:30, as time in Pakistan, which has no summer time. */
const toInstant = (scheduledAt: string): Date => new Date(`${scheduledAt}:00+05:00`);

/** The call's body, with the caller's name and number, which the office must enter. */
export const NewJob = createJob.body
  .pick({ category: true, skill: true, subSkill: true, description: true, city: true, area: true, address: true })
  .extend({
    customerName: requiredText(),
    customerPhone: PhoneNumber,
    paymentMethod: createJob.body.shape.paymentMethod,
    scheduledFor: z
      .string()
      .refine((typed) => typed === "" || toInstant(typed).getTime() > Date.now(), ahead)
      .transform((typed) => (typed === "" ? undefined : toInstant(typed).toISOString())),
  });

export const emptyJob = {
  customerName: "",
  customerPhone: "",
  category: "",
  skill: "",
  subSkill: "",
  description: "",
  city: "",
  area: "",
  address: "",
  scheduledFor: "",
  paymentMethod: "cash" as const,
};
