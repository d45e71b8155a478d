import type * as contract from "@hunarmand/api/jobs/provider";
import type { UseCase } from "../../../http/serve.ts";
import { AppError } from "../../../values/app-error.ts";
import { findJobWithDetails } from "./job-rows.queries.ts";
import { toJob } from "./job-wire.ts";

export const getCustomerCoordinates: UseCase<typeof contract.getCustomerCoordinates> = async (
  { db, clock },
  caller,
  { params },
) => {
  const row = await findJobWithDetails(db, params.jobId, caller.accountId);
  if (!row) throw new AppError("job-not-found");
  const { pinLocationLatitude, pinLocationLongitude } = toJob(row, { caller, now: clock.now() });
  return { latitude: pinLocationLatitude, longitude: pinLocationLongitude };
};
