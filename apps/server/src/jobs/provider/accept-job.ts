import type * as api from "@hunarmand/api/jobs/provider";
import { isCancelled } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { JobEventDetail } from "../../database/tables/job-tables.ts";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import type { JobMove } from "../../domain/jobs/job-move.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import { makeStartCode } from "../../domain/jobs/start-code.ts";
import { toSaidDetail } from "../../domain/jobs/times/said-minutes.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findJobForProvider, findOffer } from "./jobs.queries.ts";
import { assertOfferAsRead } from "./offer-facts.queries.ts";

const done = () => ({ message: getReplies().acceptJob });

/** The first provider who locks the job finds it Requested and gets it, if their offer is open. */
export const acceptJob: UseCase<typeof api.acceptJob> = async (services, caller, { body }) => {
  const { db, clock } = services;
  const { accountId } = caller;
  const now = clock.now();
  const set = { providerId: accountId, acceptedAt: now, ...makeStartCode() };
  const move = { step: "accept", jobId: body.Id, by: { as: "provider", accountId }, now, set } as const;
  const hasMoved = await asOpenAccount(db, accountId, async (transaction) => {
    if (!(await moveJob(transaction, move))) return false;
    if (body.read) await assertOfferAsRead(transaction, body.Id, body.read);
    const { comesInMinutes: minutes, comesAt } = body;
    if (minutes) await sayWhen(transaction, move, toSaidDetail({ minutes, comesAt }, now));
    return true;
  });
  if (!hasMoved) await explainRefusal(services, caller, body.Id);
  return done();
};

/** Writes when the handyman comes, if nobody has named a time: the customer reads it from the first moment (docs/product.md J22). */
async function sayWhen(db: Database, { jobId, by, now }: JobMove<"accept">, detail: JobEventDetail): Promise<void> {
  const onlyIf = sql<boolean>`job.scheduled_for is null`;
  const set = { status: sql`job.status` };
  await moveJob(db, { step: "runLate", jobId, by, now, set, onlyIf, detail });
}

/** Returns if the job already is the caller's: a repeated tap gets the same reply. Otherwise throws the reason. */
async function explainRefusal({ db }: Services, caller: Caller, jobId: string): Promise<void> {
  const own = await findJobForProvider(db, jobId, caller.accountId);
  if (own && !isCancelled(own)) return;
  if (own) throw new AppError("job-state");
  const offer = await findOffer(db, jobId, caller.accountId);
  if (!offer) throw new AppError("job-not-found");
  throw new AppError(offer.isTakenByAnother ? "job-taken" : "job-state");
}
