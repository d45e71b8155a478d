import { z } from "zod";
import { defineCall } from "../call.ts";
import { Id } from "../fields.ts";
import { documentKinds } from "./papers.ts";
import { ProviderProfile, ProviderStatus } from "./providers.ts";
import { ProviderNextSteps } from "./steps.ts";
import { Visit } from "./visits.ts";

/** One provider as the office's desks see them (docs/product.md P9). */

/** An account that may be the same person: it has the same number, or the same name and father's name. */
export const LikelyDuplicate = z.object({
  id: Id,
  name: z.string(),
  status: ProviderStatus,
  because: z.array(z.enum(["phone", "name"])),
});

/** Without the CNIC, which `getProvider` reveals. `documents` are the received ones, without their contents. */
export const DeskProvider = ProviderProfile.omit({ cnic: true }).extend({
  cnicMasked: z.string(),
  createdDate: z.iso.datetime(),
  verifiedDate: z.iso.datetime().nullable(),
  documents: z.array(
    z.object({ kind: z.enum(documentKinds), uploadedDate: z.iso.datetime(), refusedReason: z.string().nullable() }),
  ),
  duplicates: z.array(LikelyDuplicate),
  rating: z.number().nullable(),
  ratings: z.int(),
  openJobs: z.int(),
  completedJobs: z.int(),
  /** If true, a text message alone cannot set a new password (docs/security-rules.md S15). */
  hasPayoutAccount: z.boolean(),
  /** The booked visit to the office, or else the last one that was not cancelled. */
  visit: Visit.nullable(),
  nextSteps: ProviderNextSteps,
});
export type DeskProvider = z.infer<typeof DeskProvider>;

export const readProvider = defineCall({
  method: "GET",
  path: "/Admin/providers/:id/overview",
  summary: "One provider without the CNIC, with received papers, likely duplicates and record.",
  access: ["Verifier", "Dispatcher", "Support"],
  params: z.object({ id: Id }),
  reply: DeskProvider,
  errors: ["provider-not-found"],
});

export const revealApplication = defineCall({
  method: "GET",
  path: "/Admin/providers/:id/application",
  summary: "The name and full CNIC of an application, and which papers it has.",
  notes: [
    "Every call writes one audit row that names the papers.",
    "For ten minutes, reading the contents of these papers writes no further row.",
  ],
  access: ["Verifier"],
  params: z.object({ id: Id }),
  reply: z.object({ name: z.string(), cnic: z.string(), papers: z.array(z.enum(documentKinds)) }),
  errors: ["provider-not-found"],
});

export const getProviderMoney = defineCall({
  method: "GET",
  path: "/Admin/providers/:id/money",
  summary: "What a provider owes, has paid and has earned.",
  notes: ["All in PKR, of all time.", "`waiting` are undecided wallet payments."],
  access: ["Finance", "Support"],
  params: z.object({ id: Id }),
  reply: z.object({
    duePayments: z.number(),
    totalSpent: z.number(),
    gross: z.number(),
    fee: z.number(),
    net: z.number(),
    paidJobs: z.int(),
    waiting: z.number(),
  }),
  errors: ["provider-not-found"],
});

/** A provider's record of the last thirty days (docs/product.md P17). */
export const ProviderFigures = z.object({
  /** Jobs that were posted in these days, and that the provider has accepted and not given back. */
  takenJobs: z.int(),
  completedJobs: z.int(),
  /** From the posting of a job to its acceptance, on average. Null without a job. */
  minutesToAccept: z.int().nullable(),
  /** The customers' stars of these days, on average. Null without a review. */
  rating: z.number().nullable(),
  ratings: z.int(),
});
export type ProviderFigures = z.infer<typeof ProviderFigures>;

export const readProviderFigures = defineCall({
  method: "GET",
  path: "/Admin/providers/:id/figures",
  summary: "A provider's jobs, speed and stars of the last 30 days.",
  access: ["Dispatcher", "Support"],
  params: z.object({ id: Id }),
  reply: ProviderFigures,
  errors: ["provider-not-found"],
});
