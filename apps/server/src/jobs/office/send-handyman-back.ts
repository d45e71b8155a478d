import { randomUUID } from "node:crypto";
import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import type * as api from "@hunarmand/api/jobs/office-steps";
import { isCompleted } from "@hunarmand/api/jobs/steps";
import type { Database } from "../../database/database.ts";
import { isHeldOpen } from "../../domain/account/hold-open-account.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { findOpenCase } from "../../domain/jobs/complaints/problems.queries.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import { makeStartCode } from "../../domain/jobs/start-code.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { insertJob } from "../customer/jobs.queries.ts";
import { findFollowUp, getFormerJob } from "./follow-ups.queries.ts";
import { lockProvider } from "./jobs-desk.queries.ts";

interface SentBack {
  jobId: string;
  accountId: string;
  reason: string;
  now: Date;
}

/** Of two concurrent requests, the second finds the job that the first one made. */
export const sendHandymanBack: UseCase<typeof api.sendHandymanBack> = async (
  { db, clock },
  caller,
  { params, body },
) => {
  const sent = { jobId: params.id, accountId: caller.accountId, reason: body.reason, now: clock.now() };
  const { id, number } = await db.transaction().execute(async (transaction) => {
    if (!(await lockJob(transaction, params.id))) throw new AppError("job-not-found");
    const open = await findOpenCase(transaction, params.id);
    if (!open) throw new AppError("job-state");
    return (
      (await findFollowUp(transaction, params.id, open.createdAt)) ?? makeFollowUp(transaction, sent, open.message)
    );
  });
  return { message: getReplies().sendBack, jobId: id, jobNumber: toJobNumber(number) };
};

/** Makes a free job that the same handyman has at once. @throws AppError job-state, provider-state */
async function makeFollowUp(db: Database, { jobId, accountId, reason, now }: SentBack, words: string) {
  const { id: followsJobId, providerId, status, ...former } = await getFormerJob(db, jobId);
  if (!isCompleted({ status }) || !providerId) throw new AppError("job-state");
  await lockProvider(db, providerId);
  if (!(await isHeldOpen(db, former.customerId))) throw new AppError("customer-blocked");
  const id = randomUUID();
  const { address, description, latitude, longitude, ...rest } = former;
  const pin = latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
  const job = { address, description: words || (description ?? undefined), paymentMethod: "cash" as const };
  const number = await insertJob(db, { ...rest, id, followsJobId, postedBy: accountId, pin, body: job, now });
  const set = { providerId, acceptedAt: now, ...makeStartCode() };
  await moveJob(db, { step: "assign", jobId: id, by: { as: "Dispatcher", accountId }, now, set });
  const row = { at: now, actorId: accountId, subjectType: "job", reason };
  await writeAudit(db, { ...row, action: "job.assign", subjectId: id, after: { providerId, followsJobId } });
  await writeAudit(db, { ...row, action: "job.send-back", subjectId: followsJobId, after: { jobId: id } });
  return { id, number };
}
