import type * as contract from "@hunarmand/api/jobs/office-steps";
import { cancelJob } from "../../domain/jobs/cancel-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { takeDeskStep } from "./take-desk-step.ts";

export const cancelDeskJob: UseCase<typeof contract.cancelDeskJob> = async (services, caller, { params, body }) => {
  const { reason } = body;
  const status = await takeDeskStep(services, caller, {
    jobId: params.id,
    action: "job.cancel",
    reason,
    after: { status: "Cancelled" },
    move: (db, step) => cancelJob(db, { ...step, reason }),
    isDone: (job) => job.status === "Cancelled",
  });
  return { message: "The job is cancelled.", status };
};
