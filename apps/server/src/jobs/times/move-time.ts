import type { Database } from "../../database/database.ts";
import type { JobMove } from "../../domain/jobs/job-move.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { findTimes } from "./times.queries.ts";

type TimeStep = "proposeTime" | "agreeTime" | "declineTime";
type Times = NonNullable<Awaited<ReturnType<typeof findTimes>>>;

export interface TimeMove extends Pick<JobMove<TimeStep>, "step" | "jobId" | "set" | "onlyIf"> {
  time: Date;
  /** Whether the job already has this step's result. Then a repeat gets the same reply. */
  isDone: (times: Times) => boolean;
}

/** Takes one step of agreeing on a time, for the caller's side. @throws AppError job-not-found, job-state */
export async function moveTime({ db, clock }: Services, caller: Caller, move: TimeMove): Promise<void> {
  const { time, isDone, ...wanted } = move;
  const { accountId } = caller;
  const by = { as: caller.role === "Customer" ? "customer" : "provider", accountId } as const;
  const detail = { time: time.toISOString() };
  if (await moveJob(db, { ...wanted, by, now: clock.now(), detail } as JobMove<TimeStep>)) return;
  await assertDone(db, caller, move);
}

async function assertDone(db: Database, caller: Caller, { step, jobId, time, isDone }: TimeMove): Promise<void> {
  const times = await findTimes(db, jobId, caller);
  if (!times) throw new AppError("job-not-found");
  if (isDone(times)) return;
  const isAnotherAsked = step !== "proposeTime" && times.proposedTime !== null && times.proposedBy !== caller.accountId;
  if (isAnotherAsked) assertAsRead({ time: time.toISOString() }, { time: times.proposedTime }, "");
  throw new AppError("job-state");
}

export const isSameTime = (one: Date | null, other: Date): boolean => one?.getTime() === other.getTime();
