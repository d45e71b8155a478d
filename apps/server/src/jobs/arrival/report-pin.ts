import type * as api from "@hunarmand/api/jobs/arrival";
import { isAccepted } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findArrival } from "./arrival.queries.ts";

export const reportPin: UseCase<typeof api.reportPin> = async ({ db, clock }, caller, { params }) => {
  const [now, { accountId }, { id: jobId }] = [clock.now(), caller, params];
  const by = { as: "provider", accountId } as const;
  const onlyIf = sql<boolean>`job.pin_reported_at is null`;
  if (!(await moveJob(db, { step: "reportPin", jobId, by, now, set: { pinReportedAt: now }, onlyIf }))) {
    const job = await findArrival(db, jobId, accountId);
    if (!job) throw new AppError("job-not-found");
    if (!isAccepted(job)) throw new AppError("job-state");
  }
  return { message: getReplies().reportPin };
};
