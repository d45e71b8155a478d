import type * as contract from "@hunarmand/contract/jobs";
import { AppError } from "../app-error.ts";
import { moveJob } from "../domain/job/move-job.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { toPaisa } from "../money.ts";
import { findJobForProvider } from "./jobs.queries.ts";

export const updateJobDetails: UseCase<typeof contract.updateJobDetails> = async ({ db, clock }, caller, { body }) => {
  const providerId = caller.accountId;
  const now = clock.now();
  const hasMoved = await moveJob(db, {
    jobId: body.id,
    step: "submitDetails",
    by: { as: "provider", accountId: providerId },
    now,
    set: {
      durationDays: body.duration,
      pricePaisa: toPaisa(body.salary),
      workDescription: body.description,
      workLocation: body.location,
      workStatus: body.workStatus,
      detailsSubmittedAt: now,
    },
  });
  if (hasMoved) return { message: "Job details updated successfully." };
  throw new AppError((await findJobForProvider(db, body.id, providerId)) ? "job-state" : "job-not-found");
};
