import type { InputOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/jobs/customer-steps";
import type { Database } from "../../database/database.ts";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import { type CustomersCash, confirmCash } from "../../domain/payments/confirm-cash.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { toPaisa } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { findCustomerJob } from "./jobs.queries.ts";
import { putReview, rateLater } from "./put-review.queries.ts";

type Body = InputOf<typeof api.confirmJob>["body"];

/**
 * Stores rating and cash together or not at all: a paid job refuses both. After cash alone, the rating may follow once. Until the job is
 * paid, the customer may correct the cash.
 */
export const confirmJob: UseCase<typeof api.confirmJob> = async (services, caller, { params, body }) => {
  const { db, clock } = services;
  const { rating, feedback = "", cashPaid } = body;
  const who = { jobId: params.id, customerId: caller.accountId, now: clock.now() };
  const { jobId, now } = who;
  const by = { as: "customer", accountId: caller.accountId } as const;
  const hasConfirmed = await asOpenAccount(db, caller.accountId, async (transaction) => {
    const hasMoved = await moveJob(transaction, { step: "confirm", jobId, by, now, set: { confirmedAt: now } });
    const isNews = hasMoved || (rating !== undefined && (await rateLater(transaction, { ...who, rating, feedback })));
    if (hasMoved && rating !== undefined) await putReview(transaction, { jobId, rating, feedback, now });
    if (isNews) await stateCash(transaction, who, cashPaid);
    return isNews;
  });
  if (!hasConfirmed) {
    await assertSameReview(services, who, body);
    await asOpenAccount(db, caller.accountId, (transaction) => stateCash(transaction, who, cashPaid));
  }
  return { message: thankFor(body) };
};

/** The thanks say what was given: words, stars alone, or neither. */
function thankFor({ rating, feedback }: Body): string {
  const { confirmJob: words, confirmJobStars: stars, confirmJobOnly: neither } = getReplies();
  if (rating === undefined) return neither;
  return feedback ? words : stars;
}

type Who = Pick<CustomersCash, "jobId" | "customerId" | "now">;

/** Stores the amount that the customer says they paid, if they name one. */
async function stateCash(db: Database, who: Who, cashPaid: Body["cashPaid"]): Promise<void> {
  if (cashPaid === undefined) return;
  const answer = await confirmCash(db, { ...who, amountPaisa: toPaisa(cashPaid) });
  if (answer === "refused") throw new AppError("job-paid");
}

/** A job is confirmed once. The same feedback again gets the same reply. */
async function assertSameReview(
  services: Services,
  who: { jobId: string; customerId: string },
  body: Body,
): Promise<void> {
  const job = await findCustomerJob(services, who.jobId, who.customerId);
  if (!job) throw new AppError("job-not-found");
  // Of cash alone no stars are compared: they may have followed since.
  if (job.confirmedAt && body.rating === undefined) return;
  if (job.rating !== body.rating || job.feedback !== (body.feedback ?? "")) throw new AppError("job-state");
}
