import type * as api from "@hunarmand/api/jobs/customer";
import { findCurrentFile } from "../../database/files.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { readStoredFile } from "../../services/files/files.ts";
import { AppError } from "../../values/app-error.ts";
import { findCustomerJob } from "./jobs.queries.ts";

export const getHandymanPicture: UseCase<typeof api.getHandymanPicture> = async (services, caller, { params }) => {
  const job = await findCustomerJob(services, params.id, caller.accountId);
  if (!job) throw new AppError("job-not-found");
  const file = job.providerId && (await findCurrentFile(services.db, job.providerId, "profile-image"));
  if (!file) throw new AppError("not-found");
  return readStoredFile(services, file.id);
};
