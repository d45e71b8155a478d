import type * as api from "@hunarmand/api/jobs/arrival";
import { measureDistanceMeters } from "@hunarmand/api/jobs/distance";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findOwnPin, putDistance } from "./shared-distances.queries.ts";

export const shareDistance: UseCase<typeof api.shareDistance> = async ({ db, clock }, caller, { params, body }) => {
  const [jobId, providerId] = [params.id, caller.accountId];
  const pin = await findOwnPin(db, jobId, providerId);
  if (!pin) throw new AppError("job-not-found");
  const { latitude, longitude } = pin;
  if (latitude === null || longitude === null) throw new AppError("job-state");
  const meters = Math.round(measureDistanceMeters(body, { latitude, longitude }));
  if (!(await putDistance(db, { jobId, providerId, meters, now: clock.now() }))) throw new AppError("job-state");
  return { message: getReplies().shareDistance };
};
