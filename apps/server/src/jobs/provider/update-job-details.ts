import type * as api from "@hunarmand/api/jobs/provider";
import type { JobsTable } from "../../database/tables/job-tables.ts";
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
    const materialsPaisa = pricePaisa === 0 || body.materials === undefined ? null : toPaisa(body.materials);
    const { isAsked, ...answer } = judgeAnswer(before, { pricePaisa, materialsPaisa });
    const price = { pricePaisa, materialsPaisa, ...answer };
    const move = { step: "submitDetails", jobId, by, now, claimedAt, set: { ...set, ...price } } as const;
    if (!(await moveJob(transaction, move))) throw new AppError("job-state");
    if (!isAsked) return;
    const asked = { jobId, actorId: caller.accountId, kind: "price-asked", at: now } as const;
    const detail = JSON.stringify({ amountPaisa: pricePaisa });
    await transaction
      .insertInto("jobEvents")
      .values({ ...asked, detail })
      .execute();
  });
  return { message: getReplies().updateJobDetails };
};

interface Answer extends Pick<JobsTable, "agreedPricePaisa" | "disputedPricePaisa"> {
  /** Whether the customer is asked about the price. */
  isAsked: boolean;
}

type Price = Pick<JobsTable, "pricePaisa" | "materialsPaisa">;
type AnsweredPrice = Price & Pick<JobsTable, "agreedPricePaisa" | "disputedPricePaisa">;

/**
 * Returns what the customer's answer is worth for the new price. They agree to a price with its materials: other materials end the
 * agreement, and their objection without an amount. Their own offer is about the amount alone (docs/product.md J20). An unchanged price, and
 * one that they agreed to before, needs no new agreement.
 */
function judgeAnswer(before: AnsweredPrice, { pricePaisa, materialsPaisa }: Price): Answer {
  const isOffer = before.disputedPricePaisa === before.pricePaisa;
  const holds = isOffer || materialsPaisa === before.materialsPaisa;
  const agreedPricePaisa = holds ? before.agreedPricePaisa : null;
  const isAnswered = isOffer && agreedPricePaisa === null && materialsPaisa !== before.materialsPaisa;
  const answer = { agreedPricePaisa, disputedPricePaisa: isAnswered ? null : before.disputedPricePaisa };
  if (pricePaisa === 0) return { ...answer, isAsked: false };
  const isNew = pricePaisa !== before.pricePaisa && (pricePaisa !== agreedPricePaisa || isOffer);
  const isAskedAgain = pricePaisa === before.pricePaisa && pricePaisa === before.agreedPricePaisa && !holds;
  return { ...answer, isAsked: isNew || isAskedAgain || isAnswered };
}
