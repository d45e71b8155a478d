import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import type * as api from "@hunarmand/api/jobs/provider";
import { sql } from "kysely";
import { getOwnAccountId } from "../../domain/account/own-account.ts";
import { dispatchJob } from "../../domain/jobs/dispatch-job.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { moveOffers } from "../../domain/jobs/move-offers.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findOffer } from "./jobs.queries.ts";

/** The last rejection of a round opens the next one. */
export const rejectJob: UseCase<typeof api.rejectJob> = async (services, caller, { body }) => {
  const { db, clock } = services;
  const { jobId } = body;
  const providerId = await getOwnAccountId(services, caller, body.email);
  const isClosed = await db.transaction().execute(async (transaction) => {
    await lockJob(transaction, jobId);
    const which = sql`job_id = ${jobId} and provider_id = ${providerId}`;
    const hasClosed = (await moveOffers(transaction, { step: "reject", which, now: clock.now() })) > 0;
    if (hasClosed) await dispatchJob({ ...services, db: transaction }, jobId);
    return hasClosed;
  });
  if (!isClosed) {
    const offer = await findOffer(db, jobId, providerId);
    if (!offer) throw new AppError("job-not-found");
    if (offer.status !== offerStatus.rejected) throw new AppError("job-state");
  }
  return { message: getReplies().rejectJob };
};
