import type * as contract from "@hunarmand/api/jobs/provider";
import { getOwnAccountId } from "../../domain/account/own-account.ts";
import { dispatchJob } from "../../domain/jobs/dispatch-job.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { closeOffer } from "../../domain/jobs/offers.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { findOffer } from "./jobs.queries.ts";

/** The last rejection of a round opens the next one. */
export const rejectJob: UseCase<typeof contract.rejectJob> = async (services, caller, { body }) => {
  const { db, clock } = services;
  const { jobId } = body;
  const providerId = await getOwnAccountId(services, caller, body.email);
  const isClosed = await db.transaction().execute(async (transaction) => {
    await lockJob(transaction, jobId);
    const hasClosed = await closeOffer(transaction, { jobId, providerId, now: clock.now() });
    if (hasClosed) await dispatchJob({ ...services, db: transaction }, jobId);
    return hasClosed;
  });
  if (!isClosed) {
    const offer = await findOffer(db, jobId, providerId);
    if (!offer) throw new AppError("job-not-found");
    if (offer.status !== "Rejected") throw new AppError("job-state");
  }
  return { message: "You have rejected the job." };
};
