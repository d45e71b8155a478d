import type * as contract from "@hunarmand/api/payments/office";
import type { Database } from "../../database/database.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { findCash } from "../../domain/payments/cash.queries.ts";
import { settleCash } from "../../domain/payments/confirm-cash.ts";
import { findJobStatus } from "../../domain/payments/paid-jobs.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError, invalidField } from "../../values/app-error.ts";
import { toPaisa } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";

const done = () => ({ message: getReplies().confirmJobCash });

/** The office's word stands above what the two sides say. */
export const confirmJobCash: UseCase<typeof contract.confirmJobCash> = async (
  { db, clock },
  caller,
  { params, body },
) => {
  const jobId = params.id;
  const cash = await findCash(db, jobId);
  const amountPaisa = body.amount === undefined ? cash?.declaredPaisa : toPaisa(body.amount);
  if (!amountPaisa) {
    await assertPayable(db, jobId);
    throw invalidField("amount", "cash-undeclared");
  }
  const now = clock.now();
  const isSettled = await db.transaction().execute(async (transaction) => {
    await lockJob(transaction, jobId);
    const hasSettled = await settleCash(transaction, { jobId, amountPaisa, confirmedBy: caller.accountId, now });
    if (!hasSettled) return false;
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: "job.confirm-cash",
      subjectType: "job",
      subjectId: jobId,
      before: { declaredPaisa: cash?.declaredPaisa ?? null, claimedPaisa: cash?.claimedPaisa ?? null },
      after: { confirmedPaisa: amountPaisa },
      ...(body.reason ? { reason: body.reason } : {}),
    });
    return true;
  });
  if (isSettled) return done();
  await assertPayable(db, jobId);
  const later = await findCash(db, jobId);
  if (later?.confirmedPaisa !== amountPaisa) throw new AppError("job-paid");
  return done();
};

async function assertPayable(db: Database, jobId: string): Promise<void> {
  const job = await findJobStatus(db, jobId);
  if (!job) throw new AppError("job-not-found");
  if (job.status !== "Completed") throw new AppError("job-state");
}
