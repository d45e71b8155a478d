import type * as api from "@hunarmand/api/inquiries/problems";
import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import { isCompleted } from "@hunarmand/api/jobs/steps";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import { findOpenCase, isCaseInTime } from "../../domain/jobs/complaints/problems.queries.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findDueTime } from "../find-due-time.ts";
import { submitInquiry } from "../submit-inquiry.ts";
import { findReportableJob, insertProblemEvent } from "./problems.queries.ts";

/** Opens a case on the caller's own job, with a line in its history. Of many concurrent reports, one opens it. */
export const reportProblem: UseCase<typeof api.reportProblem> = async (services, caller, { params, body }) => {
  const { db, clock } = services;
  const now = clock.now();
  const { words } = body;
  const reference = await asOpenAccount(db, caller.accountId, async (transaction) => {
    await lockJob(transaction, params.id);
    const job = await findReportableJob(transaction, params.id, caller.accountId);
    if (!job) throw new AppError("job-not-found");
    if (!isCompleted(job)) throw new AppError("job-state");
    const open = await findOpenCase(transaction, job.id);
    if (open) return open.reference;
    if (!isCaseInTime(job.completedAt, now)) throw new AppError("problem-too-late");
    const event = { jobId: job.id, actorId: caller.accountId, at: now };
    await insertProblemEvent(transaction, { ...event, words });
    return submitInquiry({ ...services, db: transaction }, caller, {
      kind: "complaint",
      reason: "problem-is-back",
      jobId: job.id,
      name: `${job.firstName} ${job.lastName}`.trim(),
      email: caller.email ?? undefined,
      phone: caller.phone ?? job.contactPhone,
      subject: toJobNumber(job.number),
      message: words ?? "",
      dueAt: await findDueTime(transaction, now, false),
    });
  });
  return { message: getReplies().reportProblem, reference };
};
