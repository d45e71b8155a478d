import type * as api from "@hunarmand/api/jobs/office";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { selectCandidates } from "./candidates.queries.ts";
import { findJob } from "./jobs-desk.queries.ts";

export const listJobCandidates: UseCase<typeof api.listJobCandidates> = async ({ db }, _caller, input) => {
  const { id } = input.params;
  if (!(await findJob(db, id))) throw new AppError("job-not-found");
  const rows = await selectCandidates(db, id, input.query.search);
  return rows.map(({ firstName, lastName, phone, rating, ...candidate }) => ({
    ...candidate,
    name: `${firstName} ${lastName}`.trim(),
    phoneNumber: phone ?? "",
    rating: rating === null ? null : Math.round(Number(rating) * 10) / 10,
  }));
};
