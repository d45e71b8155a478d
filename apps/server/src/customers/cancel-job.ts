import type * as contract from "@hunarmand/contract/posted-jobs";
import { AppError } from "../app-error.ts";
import { writeAudit } from "../database/audit.queries.ts";
import { cancelJob as cancel } from "../database/cancel-job.queries.ts";
import { isOffice } from "../http/caller.ts";
import type { UseCase } from "../http/serve.ts";
import { lockOwnJob } from "./change-job.queries.ts";
import { findCustomerJob } from "./jobs.queries.ts";

export const cancelJob: UseCase<typeof contract.cancelJob> = async (services, caller, { params, body }) => {
  const { db, clock } = services;
  const [now, { reason }, { id: jobId }] = [clock.now(), body, params];
  const customerId = isOffice(caller) ? undefined : caller.accountId;
  const hasCancelled = await db.transaction().execute(async (transaction) => {
    const action = { jobId, customerId, actorId: caller.accountId, now, reason };
    await lockOwnJob(transaction, action);
    if (!(await cancel(transaction, action))) return false;
    if (isOffice(caller)) {
      const subject = { subjectType: "job", subjectId: jobId, after: { status: "Cancelled" }, reason };
      await writeAudit(transaction, { at: now, actorId: caller.accountId, action: "job.cancel", ...subject });
    }
    return true;
  });
  if (!hasCancelled) {
    const job = await findCustomerJob(services, jobId, customerId);
    if (!job) throw new AppError("job-not-found");
    if (job.status !== "Cancelled") throw new AppError("job-state");
  }
  return { message: "Job cancelled.", status: "Cancelled" };
};
