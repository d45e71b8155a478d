import type { InputOf } from "@hunarmand/api/call";
import { measureDistanceMeters } from "@hunarmand/api/jobs/distance";
import type * as api from "@hunarmand/api/jobs/provider";
import { isInProgress } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findJobForProvider } from "./jobs.queries.ts";

type ArrivalBody = InputOf<typeof api.markArrival>["body"];
type JobPlace = { latitude: number | null; longitude: number | null };

/** Metres between the provider and the customer's pin, or null if one is unknown. */
function findDistanceMeters({ latitude, longitude }: ArrivalBody, job: JobPlace): number | null {
  if (latitude === undefined || longitude === undefined || job.latitude === null || job.longitude === null) return null;
  return measureDistanceMeters({ latitude, longitude }, { latitude: job.latitude, longitude: job.longitude });
}

export const markArrival: UseCase<typeof api.markArrival> = async ({ db, clock }, caller, { body, claimedAt }) => {
  const { jobId, accuracy } = body;
  const job = await findJobForProvider(db, jobId, caller.accountId);
  if (!job) throw new AppError("job-not-found");
  const done = { message: getReplies().markArrival };
  if (isInProgress(job)) return done;
  const distanceMeters = findDistanceMeters(body, job);
  if (distanceMeters !== null && distanceMeters > limits.arrivalRadiusMeters) throw new AppError("too-far");
  const now = clock.now();
  const hasMoved = await moveJob(db, {
    jobId,
    step: "arrive",
    by: { as: "provider", accountId: caller.accountId },
    now,
    claimedAt,
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
