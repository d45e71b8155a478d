import type { InputOf } from "@hunarmand/api/call";
import type { JobStatus } from "@hunarmand/api/jobs/job";
import type { assignJob } from "@hunarmand/api/jobs/office-steps";
import type { Database } from "../../database/database.ts";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { toPkr } from "../../values/money.ts";
import { type DeskMove, findJob } from "./jobs-desk.queries.ts";

export type DeskRead = InputOf<typeof assignJob>["body"]["read"];
type FoundJob = NonNullable<Awaited<ReturnType<typeof findJob>>>;

export interface StepOfDesk {
  jobId: string;
  /** "job.assign", "job.cancel" ... */
  action: string;
  /** Undefined for a step that does not depend on facts that may have changed. */
  read: DeskRead | undefined;
  reason?: string;
  after: Record<string, unknown>;
  /** Runs the conditional update with the job locked. Returns whether the job moved. */
  move(db: Database, move: DeskMove): Promise<boolean>;
  /** Whether the job already has the step's result. Then a repeat gets the same reply. */
  isDone(job: FoundJob): boolean;
}

/** Takes a step of the desk and writes its audit row, or throws the reason for a refusal. Returns the job's new status. */
export async function takeDeskStep(
  services: Services,
  caller: Caller,
  { jobId, action, reason, read, after, move, isDone }: StepOfDesk,
): Promise<JobStatus> {
  const find = (db: Database) => findJob(db, jobId);
  await takeDecision(services, caller, {
    ...{ noun: "job", reason },
    move: async (db, now) => {
      await lockJob(db, jobId);
      const former = await find(db);
      if (!former) return undefined;
      const { status, providerId } = former;
      // Compared before the step: its conditions would not say which fact has changed.
      if (read && !isDone(former)) assertAsRead(read, { status, providerId, price: toPkr(former.pricePaisa) });
      const by = { as: "Dispatcher", accountId: caller.accountId } as const;
      return (await move(db, { jobId, by, now })) ? former : undefined;
    },
    audit: ({ status, providerId }) => ({
      action,
      subjectType: "job",
      subjectId: jobId,
      before: { status, providerId },
      after,
    }),
    find,
    isRepeat: isDone,
  });
  const job = await find(services.db);
  if (!job) throw new AppError("job-not-found");
  return job.status;
}
