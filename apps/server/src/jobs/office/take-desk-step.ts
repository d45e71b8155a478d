import type { InputOf } from "@hunarmand/api/call";
import type { JobStatus } from "@hunarmand/api/jobs/job";
import type { assignJob } from "@hunarmand/api/jobs/office-steps";
import type { Database } from "../../database/database.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
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
  /** Nothing for a step that means the same whatever came between. */
  read: DeskRead | undefined;
  reason?: string;
  after: Record<string, unknown>;
  /** The conditional update, with the job locked; returns whether it found the job where it needed it. */
  move(db: Database, move: DeskMove): Promise<boolean>;
  /** Is the job already where this step leads? Then a repeat gets the same reply. */
  isDone(job: FoundJob): boolean;
}

/** Takes a step of the desk together with its audit row, or says why not. Returns the job's status afterwards. */
export async function takeDeskStep(
  { db, clock }: Services,
  caller: Caller,
  { jobId, action, reason, read, after, move, isDone }: StepOfDesk,
): Promise<JobStatus> {
  const now = clock.now();
  const hasMoved = await db.transaction().execute(async (transaction) => {
    await lockJob(transaction, jobId);
    const before = await findJob(transaction, jobId);
    if (!before) throw new AppError("job-not-found");
    const { status, providerId } = before;
    if (read && !isDone(before)) assertAsRead(read, { status, providerId, price: toPkr(before.pricePaisa) });
    if (!(await move(transaction, { jobId, by: { as: "Dispatcher", accountId: caller.accountId }, now }))) return false;
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action,
      subjectType: "job",
      subjectId: jobId,
      before: { status, providerId },
      after,
      ...(reason ? { reason } : {}),
    });
    return true;
  });
  const job = await findJob(db, jobId);
  if (!job) throw new AppError("job-not-found");
  if (!hasMoved && !isDone(job)) throw new AppError("job-state");
  return job.status;
}
