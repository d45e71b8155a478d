import type * as api from "@hunarmand/api/jobs/provider";
import type { UseCase } from "../../../http/serve.ts";
import { AppError } from "../../../values/app-error.ts";
import { findJobWithDetails } from "./job-rows.queries.ts";
import { toPin } from "./job-wire.ts";

export const getCustomerCoordinates: UseCase<typeof api.getCustomerCoordinates> = async (
  services,
  caller,
  { params },
) => {
  const row = await findJobWithDetails(services, params.jobId, caller.accountId);
  if (!row) throw new AppError("job-not-found");
  return toPin(row, services.clock.now());
};
