import { type AttachmentKind, attachmentRules } from "@hunarmand/api/jobs/attachments";
import type { Database } from "../../database/database.ts";
import { findOpenCase } from "../../domain/jobs/complaints/problems.queries.ts";
import type { Caller } from "../../services/login/caller.ts";
import { AppError } from "../../values/app-error.ts";
import { findOwnStatus } from "./attachments.queries.ts";

/**
 * @throws AppError not-allowed, job-not-found, job-state: the caller must have the job, in a status in which this kind may change, and pictures
 * of a problem need one that the office looks at
 */
export async function assertAttachable(
  db: Database,
  caller: Caller,
  { jobId, kind }: { jobId: string; kind: AttachmentKind },
): Promise<void> {
  const rule = attachmentRules[kind];
  if (rule.by !== caller.role.toLowerCase()) throw new AppError("not-allowed");
  const job = await findOwnStatus(db, jobId, caller);
  if (!job) throw new AppError("job-not-found");
  if (!rule.while.includes(job.status)) throw new AppError("job-state");
  if (kind === "problem" && !(await findOpenCase(db, jobId))) throw new AppError("job-state");
}
