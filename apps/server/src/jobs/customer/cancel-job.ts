import type * as api from "@hunarmand/api/jobs/customer-steps";
import { isCancelled, jobSteps } from "@hunarmand/api/jobs/steps";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { isOffice } from "../../services/login/caller.ts";
import { AppError } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { getReplies } from "../../values/replies.ts";
import { findCustomerJob } from "./jobs.queries.ts";

const { to: status } = jobSteps.cancel;

export const cancelJob: UseCase<typeof api.cancelJob> = async (services, caller, { params, body }) => {
  const { db, clock } = services;
  const [now, { reason, read }, { id: jobId }, { accountId }] = [clock.now(), body, params, caller];
  const hasCancelled = await db.transaction().execute(async (transaction) => {
    const by = { as: isOffice(caller) ? "Dispatcher" : "customer", accountId } as const;
    const set = { cancelledAt: now, cancelledBy: accountId, cancelReason: reason };
    const before = await lockJob(transaction, jobId);
    if (!(await moveJob(transaction, { step: "cancel", jobId, by, now, set }))) return false;
    if (before) assertAsRead(read, before);
    if (isOffice(caller)) {
      const subject = { subjectType: "job", subjectId: jobId, after: { status }, reason };
      await writeAudit(transaction, { at: now, actorId: accountId, action: "job.cancel", ...subject });
    }
    return true;
  });
  if (!hasCancelled) {
    const job = await findCustomerJob(services, jobId, isOffice(caller) ? undefined : accountId);
    if (!job) throw new AppError("job-not-found");
    if (isCancelled(job)) return { message: getReplies().cancelJob, status };
    assertAsRead(read, { status: job.status });
    throw new AppError("job-state");
  }
  return { message: getReplies().cancelJob, status };
};
