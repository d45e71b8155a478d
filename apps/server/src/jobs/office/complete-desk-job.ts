import type * as api from "@hunarmand/api/jobs/office-steps";
import { isCompleted, jobSteps, workStatus } from "@hunarmand/api/jobs/steps";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { takeDeskStep } from "./take-desk-step.ts";

export const completeDeskJob: UseCase<typeof api.completeDeskJob> = async (services, caller, { params, body }) => {
  const status = await takeDeskStep(services, caller, {
    jobId: params.id,
    read: body.read,
    action: "job.complete",
    reason: body.reason,
    after: { status: jobSteps.complete.to },
    move: (db, move) => {
      const set = { completedAt: move.now, workStatus: workStatus.completed };
      return moveJob(db, { ...move, step: "complete", set });
    },
    isDone: isCompleted,
  });
  return { message: getReplies().completeDeskJob, status };
};
