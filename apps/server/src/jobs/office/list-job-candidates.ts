import { measureDistanceMeters, type Position } from "@hunarmand/api/jobs/distance";
import type * as api from "@hunarmand/api/jobs/office";
import { toClashes } from "../../domain/jobs/clashes.queries.ts";
import { type KnownPlaceRow, toKnownPlace } from "../../domain/jobs/places/known-place.queries.ts";
import { roundRating } from "../../domain/providers/round-rating.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { findJobPlace, selectCandidates } from "./candidates.queries.ts";

export const listJobCandidates: UseCase<typeof api.listJobCandidates> = async ({ db, clock }, _caller, input) => {
  const { id } = input.params;
  const jobPlace = await findJobPlace(db, id);
  if (!jobPlace) throw new AppError("job-not-found");
  const rows = await selectCandidates(db, { jobId: id, search: input.query.search, now: clock.now() });
  return rows.map((row) => ({
    ...toCandidate(row),
    ...measureFrom(row, jobPlace),
    name: `${row.firstName} ${row.lastName}`.trim(),
    phoneNumber: row.phone ?? "",
    rating: roundRating(row.rating),
    clashes: toClashes(row.clashes),
  }));
};

type CandidateRow = Awaited<ReturnType<typeof selectCandidates>>[number];

const toCandidate = ({ id, city, area, fits, isAvailable, openJobs, offer }: CandidateRow) => ({
  ...{ id, city, area, fits, isAvailable, openJobs, offer },
});

/** Returns how far the handyman is from the job, and which of their places that is measured from. */
function measureFrom(row: KnownPlaceRow, jobPlace: { [Axis in keyof Position]: number | null }) {
  const from = toKnownPlace(row);
  const { latitude, longitude } = jobPlace;
  if (!from || latitude === null || longitude === null) return { distanceMeters: null, distanceFrom: null };
  return {
    distanceMeters: Math.round(measureDistanceMeters(from, { latitude, longitude })),
    distanceFrom: from.source,
  };
}
