import type * as contract from "@hunarmand/api/jobs/office-steps";
import type { UseCase } from "../../http/serve.ts";
import { confirmArrival } from "./jobs-desk.queries.ts";
import { takeDeskStep } from "./take-desk-step.ts";

export const overrideArrival: UseCase<typeof contract.overrideArrival> = async (services, caller, { params, body }) => {
  const status = await takeDeskStep(services, caller, {
    jobId: params.id,
    action: "job.arrival-override",
    reason: body.reason,
    after: { status: "InProgress", arrivalVerified: true },
    move: confirmArrival,
    isDone: (job) => job.status === "InProgress" && job.arrivalVerified,
  });
  return { message: "The arrival is confirmed.", status };
};
