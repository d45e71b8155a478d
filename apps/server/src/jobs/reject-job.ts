import type * as contract from "@hunarmand/contract/jobs";
import { AppError } from "../app-error.ts";
import { getOwnAccountId } from "../http/own-account.ts";
import type { UseCase } from "../http/serve.ts";
import { findOffer } from "./jobs.queries.ts";
import { closeOffer } from "./offers.queries.ts";

export const rejectJob: UseCase<typeof contract.rejectJob> = async (services, caller, { body }) => {
  const { db, clock } = services;
  const providerId = await getOwnAccountId(services, caller, body.email);
  const isClosed = await closeOffer(db, { jobId: body.jobId, providerId, now: clock.now() });
  if (!isClosed) {
    const offer = await findOffer(db, body.jobId, providerId);
    if (!offer) throw new AppError("job-not-found");
    if (offer.status !== "Rejected") throw new AppError("job-state");
  }
  return { message: "You have rejected the job." };
};
