import type * as contract from "@hunarmand/api/jobs/office-steps";
import type { UseCase } from "../../http/serve.ts";
import { finishJob } from "./jobs-desk.queries.ts";
import { takeDeskStep } from "./take-desk-step.ts";

export const completeDeskJob: UseCase<typeof contract.completeDeskJob> = async (services, caller, { params, body }) => {
  const status = await takeDeskStep(services, caller, {
    jobId: params.id,
    action: "job.complete",
    reason: body.reason,
    after: { status: "Completed" },
    move: finishJob,
    isDone: (job) => job.status === "Completed",
  });
  return { message: "The job is completed.", status };
};
