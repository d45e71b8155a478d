import type * as api from "@hunarmand/api/jobs/office-steps";
import { isInProgress, jobSteps } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { takeDeskStep } from "./take-desk-step.ts";

/** A Dispatcher confirms an arrival without a position: the job becomes InProgress, with a history row and an audit row. */
export const overrideArrival: UseCase<typeof api.overrideArrival> = async (services, caller, { params, body }) => {
  const status = await takeDeskStep(services, caller, {
    jobId: params.id,
    read: body.read,
    action: "job.arrival-override",
    reason: body.reason,
    after: { status: jobSteps.confirmArrival.to, arrivalVerified: true },
    move: (db, deskMove) => {
      // An arrival that the provider marked earlier without a position keeps its time.
      const arrivedAt = sql`coalesce(job.arrived_at, ${deskMove.now})`;
      return moveJob(db, { ...deskMove, step: "confirmArrival", set: { arrivedAt, arrivalVerified: true } });
    },
    isDone: (job) => isInProgress(job) && job.arrivalVerified,
  });
  return { message: getReplies().overrideArrival, status };
};
