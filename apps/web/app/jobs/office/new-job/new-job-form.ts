import { PhoneNumber, requiredText } from "@hunarmand/api/fields";
import { createJob } from "@hunarmand/api/jobs/customer";
import { z } from "zod";
import jobDesk from "../../../locales/en/job-desk.json";
import { getMessages } from "../../../shared/texts/messages.ts";
import { toInstant } from "../../customer/posting/job-draft.ts";

const ahead = { error: () => getMessages(jobDesk).create.ahead };

/** A wished time in the future, or the one that the job had before. Empty means as soon as possible. */
const wishedTime = (former = "") =>
  z.string().refine((typed) => [former, ""].includes(typed) || toInstant(typed).getTime() > Date.now(), ahead);

/** The call's body, with the caller's name and number, which the office must enter. */
export const NewJob = createJob.body
  .pick({ category: true, skill: true, subSkill: true, description: true, city: true, area: true, address: true })
  .extend({
    customerName: requiredText(),
    customerPhone: PhoneNumber,
    paymentMethod: createJob.body.shape.paymentMethod,
    scheduledFor: wishedTime().transform((typed) => (typed === "" ? undefined : toInstant(typed).toISOString())),
  });

/** A posted job with the changes of the office. Null removes what is empty now. */
export const changedJob = (former: { scheduledFor: string }) =>
  NewJob.omit({ customerName: true }).extend({
    scheduledFor: wishedTime(former.scheduledFor).transform((typed) => (typed ? toInstant(typed).toISOString() : null)),
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
