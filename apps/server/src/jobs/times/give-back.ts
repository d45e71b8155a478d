import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { jobSteps } from "@hunarmand/api/jobs/steps";
import type * as api from "@hunarmand/api/jobs/times";
import type { Database } from "../../database/database.ts";
import { dispatchJob } from "../../domain/jobs/dispatch-job.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import { noProposal } from "../../domain/jobs/start-code.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findOffer } from "../provider/jobs.queries.ts";
import { findTimes } from "./times.queries.ts";

/** A handyman who cannot come gives the job back, and it is offered to others in the same transaction. */
export const giveBack: UseCase<typeof api.giveBack> = async (services, caller, { params, body }) => {
  const { db, clock } = services;
  const [jobId, { accountId }] = [params.id, caller];
  const by = { as: "provider", accountId } as const;
  const set = { providerId: null, acceptedAt: null, startCode: null, pinReportedAt: null, ...noProposal };
  const move = { step: "giveBack", jobId, by, now: clock.now(), set, detail: { words: body.reason } } as const;
  const hasMoved = await db.transaction().execute(async (transaction) => {
    if (!(await moveJob(transaction, move))) return false;
    await dispatchJob({ ...services, db: transaction }, jobId);
    return true;
  });
  if (!hasMoved) await assertGivenBack(db, caller, jobId);
  return { message: getReplies().giveBack, status: jobSteps.giveBack.to };
};

/** Returns if the caller has given the job back before. Otherwise throws the reason. */
async function assertGivenBack(db: Database, caller: Caller, jobId: string): Promise<void> {
  if (await findTimes(db, jobId, caller)) throw new AppError("job-state");
  const offer = await findOffer(db, jobId, caller.accountId);
  if (offer?.status !== offerStatus.rejected) throw new AppError("job-not-found");
}
