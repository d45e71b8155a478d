import type * as contract from "@hunarmand/api/jobs/provider";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPaisa } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
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
  if (hasMoved) return { message: getReplies().updateJobDetails };
  throw new AppError((await findJobForProvider(db, body.id, providerId)) ? "job-state" : "job-not-found");
};
