import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, optionalLines } from "../fields.ts";
import { limits } from "../limits.ts";
import { inquiryStatus } from "./steps.ts";

/** "The problem is back": a complaint about its job (docs/product.md I5). */

/** Reasons of complaints that the portal knows. */
export const inquiryReasons = ["problem-is-back"] as const;

/** The part that the handyman sees. */
export const JobProblem = z.object({
  status: z.enum(inquiryStatus),
  reportedDate: z.iso.datetime(),
  words: z.string().nullable(),
});
export type JobProblem = z.infer<typeof JobProblem>;

/** Customer and office also see the reference and the answer. */
export const JobCase = JobProblem.extend({ reference: z.string(), answer: z.string().nullable() });
export type JobCase = z.infer<typeof JobCase>;

export const reportProblem = defineCall({
  method: "POST",
  path: "/Job/:id/problem-is-back",
  summary: "Report that the problem of a completed job is back.",
  notes: ["Within 30 days of completion.", "While the case is open, another report returns the same reference."],
  access: ["customer"],
  params: z.object({ id: Id }),
  body: z.object({ words: optionalLines(limits.reasonCharacters) }),
  reply: ActionReply.extend({ reference: z.string() }),
  limit: "inquiry",
  errors: ["job-not-found", "job-state", "problem-too-late"],
});
