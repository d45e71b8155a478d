import type * as contract from "@hunarmand/api/jobs/office-steps";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { findProvider, giveJob } from "./jobs-desk.queries.ts";
import { takeDeskStep } from "./take-desk-step.ts";

export const assignJob: UseCase<typeof contract.assignJob> = async (services, caller, { params, body }) => {
  const { providerId, reason } = body;
  const provider = await findProvider(services.db, providerId);
  if (!provider) throw new AppError("provider-not-found");
  if (provider.status !== "Verified") throw new AppError("provider-state");
  const status = await takeDeskStep(services, caller, {
    jobId: params.id,
    action: "job.assign",
    ...(reason ? { reason } : {}),
    after: { status: "Accepted", providerId },
    move: (db, step) => giveJob(db, { ...step, providerId }),
    isDone: (job) => job.status === "Accepted" && job.providerId === providerId,
  });
  return { message: "The job is assigned.", status };
};
