import type * as contract from "@hunarmand/api/jobs/provider";
import type { UseCase } from "../../../http/serve.ts";
import { AppError } from "../../../values/app-error.ts";
import { findJobWithDetails } from "./job-rows.queries.ts";
import { toJob } from "./job-wire.ts";

export const getCustomerCoordinates: UseCase<typeof contract.getCustomerCoordinates> = async (
  services,
  caller,
  { params },
) => {
  const row = await findJobWithDetails(services, params.jobId, caller.accountId);
  if (!row) throw new AppError("job-not-found");
  const { pinLocationLatitude, pinLocationLongitude } = toJob(row, { caller, now: services.clock.now() });
  return { latitude: pinLocationLatitude, longitude: pinLocationLongitude };
};
