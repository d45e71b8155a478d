import type * as api from "@hunarmand/api/jobs/arrival";
import { sharedDistance } from "@hunarmand/api/jobs/distance";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { findDistance } from "./shared-distances.queries.ts";

const minuteMilliseconds = 60_000;
const { stepMeters, nearStepMeters, nearMeters } = sharedDistance;

/** Far away it is rounded up: who expects them sooner waits longer. */
const roundMeters = (meters: number): number =>
  meters < nearMeters
    ? Math.max(nearStepMeters, Math.round(meters / nearStepMeters) * nearStepMeters)
    : Math.ceil(meters / stepMeters) * stepMeters;

export const readDistance: UseCase<typeof api.readDistance> = async ({ db, clock }, caller, { params }) => {
  const since = new Date(clock.now().getTime() - sharedDistance.minutes * minuteMilliseconds);
  const found = await findDistance(db, params.id, caller.accountId, since);
  if (!found) throw new AppError("job-not-found");
  const { meters, sharedAt } = found;
  if (meters === null || sharedAt === null) return { shared: null };
  return { shared: { meters: roundMeters(meters), at: sharedAt.toISOString() } };
};
