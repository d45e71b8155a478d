import { timingSafeEqual } from "node:crypto";
import type { ErrorCode } from "@hunarmand/api/errors";
import type * as api from "@hunarmand/api/jobs/arrival";
import { isInProgress } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { JobMove } from "../../domain/jobs/job-move.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { countWrongCode, findArrival } from "./arrival.queries.ts";

export const startByCode: UseCase<typeof api.startByCode> = async (
  { db, clock },
  caller,
  { params, body, claimedAt },
) => {
  const [now, by] = [clock.now(), { as: "provider", accountId: caller.accountId } as const];
  // An earlier arrival without a position keeps its time.
  const set = { arrivedAt: sql`coalesce(job.arrived_at, ${now})`, arrivalVerified: true, startedByCode: true };
  const move = { step: "startByCode", jobId: params.id, by, now, claimedAt, set } as const;
  // Thrown after the transaction, so that the wrong try is committed.
  const refusal = await db.transaction().execute((transaction) => tryCode(transaction, move, body.code));
  if (refusal) throw new AppError(refusal);
  return { message: getReplies().startByCode };
};

/** Locks the job, so that codes sent at the same time are tried one after the other. Returns the reason for a refusal. */
async function tryCode(db: Database, move: JobMove<"startByCode">, typed: string): Promise<ErrorCode | undefined> {
  await lockJob(db, move.jobId);
  const job = await findArrival(db, move.jobId, move.by.accountId);
  if (!job) return "job-not-found";
  const isRight = job.startCode !== null && timingSafeEqual(Buffer.from(job.startCode), Buffer.from(typed));
  if (job.arrivalVerified) return isRight && isInProgress(job) ? undefined : "job-state";
  if (job.startCodeTries >= limits.startCodeTries) return "start-code-locked";
  if (isRight) return (await moveJob(db, move)) ? undefined : "job-state";
  if (!(await countWrongCode(db, move.jobId))) return "job-state";
  return job.startCodeTries + 1 >= limits.startCodeTries ? "start-code-locked" : "start-code-wrong";
}
