import type * as contract from "@hunarmand/contract/jobs";
import { AppError } from "../app-error.ts";
import { isOffice } from "../http/caller.ts";
import type { UseCase } from "../http/serve.ts";
import { findJobWithDetails } from "./job-rows.queries.ts";
import { toJobDetails } from "./job-wire.ts";

export const getJobDetails: UseCase<typeof contract.getJobDetails> = async (services, caller, { params }) => {
  const job = await findJobWithDetails(services, params.jobId, isOffice(caller) ? undefined : caller.accountId);
  if (!job) throw new AppError("job-not-found");
  return toJobDetails(job, services.clock.now());
};
