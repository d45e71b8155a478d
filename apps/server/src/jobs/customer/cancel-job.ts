import type * as contract from "@hunarmand/api/jobs/customer-steps";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { cancelJob as cancel } from "../../domain/jobs/cancel-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { isOffice } from "../../services/login/caller.ts";
import { AppError } from "../../values/app-error.ts";
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
