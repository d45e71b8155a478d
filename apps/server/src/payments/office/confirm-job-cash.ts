import { isCompleted } from "@hunarmand/api/jobs/steps";
import type * as api from "@hunarmand/api/payments/office";
import type { Database } from "../../database/database.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { findCash } from "../../domain/payments/cash.queries.ts";
import { settleCash } from "../../domain/payments/confirm-cash.ts";
import { findJobStatus, findPayableJob } from "../../domain/payments/paid-jobs.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError, invalidField } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { toPaisa, toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";

const done = () => ({ message: getReplies().confirmJobCash });

/** The office's amount overrides the amounts of both sides. */
export const confirmJobCash: UseCase<typeof api.confirmJobCash> = async ({ db, clock }, caller, { params, body }) => {
  const jobId = params.id;
  const cash = await findCash(db, jobId);
  const declaredPaisa = body.read.declared === null ? undefined : toPaisa(body.read.declared);
  const amountPaisa = body.amount === undefined ? declaredPaisa : toPaisa(body.amount);
  if (!amountPaisa) {
    await assertPayable(db, jobId);
    throw invalidField("amount", "cash-undeclared");
  }
  const now = clock.now();
  const isSettled = await db.transaction().execute(async (transaction) => {
    await lockJob(transaction, jobId);
    const hasSettled = await settleCash(transaction, { jobId, amountPaisa, confirmedBy: caller.accountId, now });
    if (!hasSettled) return false;
    assertAsRead(body.read, await readCash(transaction, jobId));
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

/** Returns the price and the amounts of both sides. */
async function readCash(db: Database, jobId: string) {
  const [job, cash] = [await findPayableJob(db, jobId), await findCash(db, jobId)];
  return {
    price: toPkr(job?.pricePaisa ?? null),
    declared: toPkr(cash?.declaredPaisa ?? null),
    claimedByCustomer: toPkr(cash?.claimedPaisa ?? null),
  };
}

async function assertPayable(db: Database, jobId: string): Promise<void> {
  const job = await findJobStatus(db, jobId);
  if (!job) throw new AppError("job-not-found");
  if (!isCompleted(job)) throw new AppError("job-state");
}
