import type * as contract from "@hunarmand/contract/jobs";
import { AppError } from "../app-error.ts";
import { isOffice } from "../http/caller.ts";
import type { UseCase } from "../http/serve.ts";
import { findJobWithDetails } from "./job-rows.queries.ts";
import { toJobDetails } from "./job-wire.ts";

export const getJobDetails: UseCase<typeof contract.getJobDetails> = async ({ db, clock }, caller, { params }) => {
  const job = await findJobWithDetails(db, params.jobId, isOffice(caller) ? undefined : caller.accountId);
  if (!job) throw new AppError("job-not-found");
  return toJobDetails(job, { caller, now: clock.now() });
};
