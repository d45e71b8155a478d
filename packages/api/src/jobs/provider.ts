import { z } from "zod";
import { defineCall } from "../call.ts";
import {
  ActionReply,
  amountBetween,
  blankAsAbsent,
  Id,
  Latitude,
  Longitude,
  OwnEmail,
  PageQuery,
  requiredLines,
  requiredText,
  wireNumber,
} from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { CompletedJob, Job, JobDetails, RequestedJob, WorkStatus } from "./job.ts";
import { workStatus } from "./steps.ts";

const ownList = {
  method: "GET",
  access: ["verified-provider", "Dispatcher"],
  params: z.object({ email: OwnEmail }),
  query: PageQuery,
  paged: true,
  errors: ["not-your-account"],
} as const;

export const listRequestedJobs = defineCall({
  ...ownList,
  path: "/Provider/handyman-requested-jobs/:email",
  summary: "Jobs offered to the provider: those that expire first if all fit on one page, newest first otherwise.",
  reply: z.array(RequestedJob),
});

export const listActiveJobs = defineCall({
  ...ownList,
  path: "/Provider/handyman-active-jobs/:email",
  summary: "Jobs that the provider has accepted and not completed, newest first.",
  reply: z.array(Job),
});

export const listCompletedJobs = defineCall({
  ...ownList,
  path: "/Provider/completed-jobs/:email",
  summary: "Jobs that the provider has completed, newest first.",
  reply: z.array(CompletedJob),
});

const noStep = ["job-not-found", "job-state"] as const;
const jobStep = { method: "POST", access: ["verified-provider"], reply: ActionReply, errors: noStep } as const;

/** The offer as the handyman read it. */
const OfferRead = z.object({
  area: z.string(),
  subSkill: z.string().nullable(),
  scheduledFor: z.iso.datetime().nullable(),
  customerWords: z.string().nullable(),
  platformFeePercent: z.number(),
});

export const acceptJob = defineCall({
  ...jobStep,
  path: "/Provider/accept-job",
  summary: "Accept an offered job.",
  notes: [
    "The first accept gets the job; a repeat by the same provider gets the same reply.",
    "With `read`, only if the offer still says the same.",
    "By `comesInMinutes` the customer of a job without a time reads when the handyman comes.",
    "`comesAt` is the clock time that the handyman has read. It counts if the minutes say the same.",
  ],
  body: z.object({
    Id,
    read: OfferRead.optional(),
    comesInMinutes: wireNumber(z.int().min(limits.lateMinutesMin).max(limits.lateMinutesMax)).optional(),
    comesAt: z.iso.datetime().optional(),
  }),
  errors: ["job-not-found", "job-taken", "job-state", "facts-changed"],
});

export const rejectJob = defineCall({
  ...jobStep,
  path: "/Provider/reject-job",
  summary: "Reject an offered job.",
  notes: [
    "The offer leaves the list; the provider's rank does not change.",
    "`email` is only compared with the caller's.",
  ],
  body: z.object({ jobId: Id, email: OwnEmail }),
  errors: ["job-not-found", "job-state", "not-your-account"],
});

export const getJobDetails = defineCall({
  method: "GET",
  path: "/Provider/job-details/:jobId",
  summary: "One of the provider's accepted jobs.",
  access: ["verified-provider", "Dispatcher"],
  params: z.object({ jobId: Id }),
  reply: JobDetails,
  errors: ["job-not-found"],
});

export const getCustomerCoordinates = defineCall({
  method: "GET",
  path: "/Provider/customer-coordinates/:jobId",
  summary: "The position of an accepted job's customer.",
  notes: ["Nulls if the customer set no pin: the screen says 'Customer location not available.'"],
  access: ["verified-provider"],
  params: z.object({ jobId: Id }),
  reply: z.object({ latitude: z.number().nullable(), longitude: z.number().nullable() }),
  errors: ["job-not-found"],
});

export const markArrival = defineCall({
  ...jobStep,
  path: "/Provider/mark-arrival",
  summary: "Mark arrival at the customer.",
  notes: [
    "Beyond 50 m the arrival is refused; without a position it is accepted but unverified, which the office can see.",
    "`accuracy` in metres, as the browser reports it.",
  ],
  body: z
    .object({
      jobId: Id,
      latitude: Latitude.optional(),
      longitude: Longitude.optional(),
      accuracy: wireNumber(z.number().min(0).max(100_000)).optional(),
    })
    .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
      path: ["longitude"],
      message: nameIssue("coordinates-pair"),
    }),
  errors: ["job-not-found", "job-state", "too-far"],
});

/**
 * `salary` is the job's price in PKR and becomes its `earning`. `materials` is the part of it that is for materials, if the handyman names
 * it. Can be repeated until completion.
 */
export const JobDetailsBody = z.object({
  id: Id,
  duration: wireNumber(z.number().int().min(limits.jobDurationDaysMin).max(limits.jobDurationDaysMax)),
  /** Beside the days: how long the work takes on one day. */
  workMinutes: blankAsAbsent(wireNumber(z.number().int().min(1).max(limits.workMinutesMax))),
  salary: amountBetween(0, limits.salaryPkrMax),
  materials: blankAsAbsent(amountBetween(0, limits.salaryPkrMax)),
  description: requiredLines(limits.textCharacters),
  location: requiredText(limits.addressCharacters),
  workStatus: WorkStatus.default(workStatus.inProgress),
});

interface PriceParts {
  salary: number;
  materials?: number | undefined;
}

/** Adds the rule that the materials cost at most the price that they are a part of. */
export const withPriceParts = <S extends z.ZodType<PriceParts>>(schema: S): S =>
  schema.refine(({ salary, materials }) => materials === undefined || materials <= salary, {
    path: ["materials"],
    message: nameIssue("materials-above"),
  });

export const updateJobDetails = defineCall({
  ...jobStep,
  path: "/Provider/update-job-details",
  summary: "Submit the details of a job after arrival.",
  body: withPriceParts(JobDetailsBody),
});

export const JobCompletionBody = z.object({
  id: Id,
  customerFeedback: requiredLines(limits.textCharacters),
  customerRating: wireNumber(z.number().int().min(limits.ratingMin).max(limits.ratingMax)),
  workStatus: WorkStatus,
});

export const finishJob = defineCall({
  ...jobStep,
  path: "/Jobs/complete-job/:id",
  summary: "Complete a job without feedback.",
  notes: ["Only after the details.", "`completeJob` can add the feedback once."],
  params: z.object({ id: Id }),
});

export const completeJob = defineCall({
  ...jobStep,
  path: "/Provider/complete-job",
  summary: "Complete a job, with the customer's feedback as reported by the provider.",
  notes: [
    "Only after the details.",
    "`workStatus` Completed completes the job; Pending and InProgress save what was written and leave it open.",
    "After `finishJob` it adds the feedback, once.",
  ],
  body: JobCompletionBody,
});
