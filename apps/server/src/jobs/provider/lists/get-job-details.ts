import type * as api from "@hunarmand/api/jobs/provider";
import { auditJobReading } from "../../../domain/audit/audit-reading.ts";
import type { UseCase } from "../../../http/serve.ts";
import { isOffice } from "../../../services/login/caller.ts";
import { AppError } from "../../../values/app-error.ts";
import { findJobWithDetails } from "./job-rows.queries.ts";
import { toJobDetails } from "./job-wire.ts";

export const getJobDetails: UseCase<typeof api.getJobDetails> = async (services, caller, { params }) => {
  const job = await findJobWithDetails(services, params.jobId, isOffice(caller) ? undefined : caller.accountId);
  if (!job) throw new AppError("job-not-found");
  await auditJobReading(services, caller, { jobId: params.jobId, action: "job.read" });
  return toJobDetails(job, { caller, now: services.clock.now() });
};
