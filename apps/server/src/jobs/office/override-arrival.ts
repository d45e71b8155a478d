import type * as contract from "@hunarmand/api/jobs/office-steps";
import { isInProgress, jobSteps } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { takeDeskStep } from "./take-desk-step.ts";

export const overrideArrival: UseCase<typeof contract.overrideArrival> = async (services, caller, { params, body }) => {
  const status = await takeDeskStep(services, caller, {
    jobId: params.id,
    action: "job.arrival-override",
    reason: body.reason,
    after: { status: jobSteps.confirmArrival.to, arrivalVerified: true },
    move: (db, move) => {
      // Whoever has arrived without a position keeps the time of that.
      const arrivedAt = sql`coalesce(job.arrived_at, ${move.now})`;
      return moveJob(db, { ...move, step: "confirmArrival", set: { arrivedAt, arrivalVerified: true } });
    },
    isDone: (job) => isInProgress(job) && job.arrivalVerified,
  });
  return { message: getReplies().overrideArrival, status };
};
