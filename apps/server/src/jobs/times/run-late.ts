import type * as api from "@hunarmand/api/jobs/times";
import { sql } from "kysely";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import { toSaidDetail } from "../../domain/jobs/times/said-minutes.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findTimes } from "./times.queries.ts";

/** Only adds the delay to the job's history. */
export const runLate: UseCase<typeof api.runLate> = async ({ db, clock }, caller, { params, body, claimedAt }) => {
  const [jobId, { accountId }] = [params.id, caller];
  const by = { as: "provider", accountId } as const;
  const set = { status: sql`job.status` };
  const now = clock.now();
  const detail = toSaidDetail(body, claimedAt ?? now);
  if (await moveJob(db, { step: "runLate", jobId, by, now, claimedAt, set, detail }))
    return { message: getReplies().runLate };
  throw new AppError((await findTimes(db, jobId, caller)) ? "job-state" : "job-not-found");
};
