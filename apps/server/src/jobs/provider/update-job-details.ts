import type * as api from "@hunarmand/api/jobs/provider";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPaisa } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { findJobForProvider } from "./jobs.queries.ts";

export const updateJobDetails: UseCase<typeof api.updateJobDetails> = async (
  { db, clock },
  caller,
  { body, claimedAt },
) => {
  const [now, jobId] = [clock.now(), body.id];
  const by = { as: "provider", accountId: caller.accountId } as const;
  const set = {
    durationDays: body.duration,
    workMinutes: body.workMinutes ?? null,
    workDescription: body.description,
    workLocation: body.location,
    workStatus: body.workStatus,
    detailsSubmittedAt: now,
  };
  await db.transaction().execute(async (transaction) => {
    await lockJob(transaction, jobId);
    const before = await findJobForProvider(transaction, jobId, caller.accountId);
    if (!before) throw new AppError("job-not-found");
    // A job that corrects an earlier one is free: the form's price is ignored.
    const pricePaisa = before.followsJobId ? 0 : toPaisa(body.salary);
    const move = { step: "submitDetails", jobId, by, now, claimedAt, set: { ...set, pricePaisa } } as const;
    if (!(await moveJob(transaction, move))) throw new AppError("job-state");
    // An unchanged price, and one that the customer agreed to before, needs no new agreement.
    const isOffered = before.disputedPricePaisa === before.pricePaisa && pricePaisa === before.agreedPricePaisa;
    if (pricePaisa === before.pricePaisa || pricePaisa === 0) return;
    if (pricePaisa === before.agreedPricePaisa && !isOffered) return;
    const asked = { jobId, actorId: caller.accountId, kind: "price-asked", at: now } as const;
    const detail = JSON.stringify({ amountPaisa: pricePaisa });
    await transaction
      .insertInto("jobEvents")
      .values({ ...asked, detail })
      .execute();
  });
  return { message: getReplies().updateJobDetails };
};
