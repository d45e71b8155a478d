import type { InputOf } from "@hunarmand/contract/call";
import { measureDistanceMeters } from "@hunarmand/contract/distance";
import type * as contract from "@hunarmand/contract/jobs";
import { isInProgress } from "@hunarmand/contract/jobs/steps";
import { limits } from "@hunarmand/contract/limits";
import { AppError } from "../app-error.ts";
import { moveJob } from "../domain/job/move-job.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { findJobForProvider } from "./jobs.queries.ts";

type ArrivalBody = InputOf<typeof contract.markArrival>["body"];
type JobPlace = { latitude: number | null; longitude: number | null };

/** Metres between the provider and the customer's pin, as far as both are known. */
function findDistanceMeters({ latitude, longitude }: ArrivalBody, job: JobPlace): number | null {
  if (latitude === undefined || longitude === undefined || job.latitude === null || job.longitude === null) return null;
  return measureDistanceMeters({ latitude, longitude }, { latitude: job.latitude, longitude: job.longitude });
}

export const markArrival: UseCase<typeof contract.markArrival> = async ({ db, clock }, caller, { body }) => {
  const { jobId, accuracy } = body;
  const job = await findJobForProvider(db, jobId, caller.accountId);
  if (!job) throw new AppError("job-not-found");
  const done = { message: "Arrival marked successfully." };
  if (isInProgress(job)) return done;
  const distanceMeters = findDistanceMeters(body, job);
  if (distanceMeters !== null && distanceMeters > limits.arrivalRadiusMeters) throw new AppError("too-far");
  const now = clock.now();
  const hasMoved = await moveJob(db, {
    jobId,
    step: "arrive",
    by: { as: "provider", accountId: caller.accountId },
    now,
    set: {
      arrivedAt: now,
      arrivalVerified: distanceMeters !== null,
      arrivalDistanceMeters: distanceMeters,
      arrivalAccuracyMeters: accuracy ?? null,
    },
  });
  if (hasMoved) return done;
  const later = await findJobForProvider(db, jobId, caller.accountId);
  if (later && isInProgress(later)) return done;
  throw new AppError(later ? "job-state" : "job-not-found");
};
