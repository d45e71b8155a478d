import type * as api from "@hunarmand/api/jobs/office-steps";
import { isCancelled, jobSteps } from "@hunarmand/api/jobs/steps";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { takeDeskStep } from "./take-desk-step.ts";

export const cancelDeskJob: UseCase<typeof api.cancelDeskJob> = async (services, caller, { params, body }) => {
  const { reason } = body;
  const status = await takeDeskStep(services, caller, {
    jobId: params.id,
    read: body.read,
    action: "job.cancel",
    reason,
    after: { status: jobSteps.cancel.to },
    move: (db, move) => {
      const set = { cancelledAt: move.now, cancelledBy: caller.accountId, cancelReason: reason };
      return moveJob(db, { ...move, step: "cancel", set });
    },
    isDone: isCancelled,
  });
  return { message: getReplies().cancelDeskJob, status };
};
