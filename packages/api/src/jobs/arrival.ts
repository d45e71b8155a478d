import { z } from "zod";
import { defineCall } from "../call.ts";
import { toPlainDigits } from "../digits.ts";
import { ActionReply, Id, Latitude, Longitude, requiredLines } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { JobStatus } from "./job.ts";

/** Other ways to confirm an arrival, if the phone's position or the customer's pin does not work (docs/product.md J21). */

const onJob = {
  method: "POST",
  params: z.object({ id: Id }),
  reply: ActionReply,
} as const;

const startCode = new RegExp(`^\\d{${limits.startCodeDigits}}$`);

export const startByCode = defineCall({
  ...onJob,
  path: "/Job/:id/start-by-code",
  summary: "Mark or verify the arrival by the customer's start code.",
  notes: [
    "The four digits on the customer's screen verify the arrival like a position.",
    "Each wrong code counts; after five the office has to set a new code.",
  ],
  access: ["verified-provider"],
  body: z.object({
    code: z
      .string()
      .trim()
      .overwrite(toPlainDigits)
      .regex(startCode, nameIssue("code-digits", { digits: limits.startCodeDigits })),
  }),
  errors: ["job-not-found", "job-state", "start-code-wrong", "start-code-locked"],
});

export const renewStartCode = defineCall({
  ...onJob,
  path: "/Admin/jobs/:id/start-code",
  summary: "Set a new start code, with the reason.",
  notes: ["The customer reads the new code at once; the former one no longer works, and five tries are left again."],
  access: ["Dispatcher"],
  body: z.object({ reason: requiredLines(limits.reasonCharacters) }),
  reply: ActionReply.extend({ status: JobStatus }),
  errors: ["job-not-found", "job-state"],
});

export const reportPin = defineCall({
  ...onJob,
  path: "/Job/:id/report-pin",
  summary: "Report that the pin of a job is in the wrong place.",
  notes: ["Asks customer and office to set the pin again; a repeat changes nothing."],
  access: ["verified-provider"],
  errors: ["job-not-found", "job-state"],
});

export const correctPin = defineCall({
  ...onJob,
  path: "/Job/:id/correct-pin",
  summary: "Set the pin of an accepted job again.",
  access: ["customer", "Dispatcher"],
  body: z.object({ pinLocationLatitude: Latitude, pinLocationLongitude: Longitude }),
  errors: ["job-not-found", "job-state"],
});

export const shareDistance = defineCall({
  ...onJob,
  path: "/Job/:id/share-distance",
  summary: "Share how far away the handyman of an accepted job is.",
  notes: ["Only the distance from the pin is kept, not the position. A job without a pin is refused."],
  access: ["verified-provider"],
  body: z.object({ latitude: Latitude, longitude: Longitude }),
  errors: ["job-not-found", "job-state"],
});

/** Rounded up to `sharedDistance.stepMeters` of distance.ts, near ones to the nearest 100 m. `at` is when it was shared. */
export const SharedDistance = z.object({ meters: z.int(), at: z.iso.datetime() });
export type SharedDistance = z.infer<typeof SharedDistance>;

export const readDistance = defineCall({
  method: "GET",
  path: "/Job/:id/distance",
  summary: "How far away the handyman of the customer's accepted job is, as they last shared it.",
  notes: ["Null if they share nothing, or did so too long ago, and before the acceptance and after the arrival."],
  access: ["customer"],
  params: z.object({ id: Id }),
  reply: z.object({ shared: SharedDistance.nullable() }),
  errors: ["job-not-found"],
});
