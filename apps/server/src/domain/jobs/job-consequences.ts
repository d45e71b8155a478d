import { offerSteps } from "@hunarmand/api/jobs/offer-steps";
import { jobSteps } from "@hunarmand/api/jobs/steps";
import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../database/database.ts";
import type { JobMove, JobMoveStep } from "./job-move.ts";
import { moveOffersStatement } from "./move-offers.queries.ts";

type Consequences = (move: JobMove) => RawBuilder<unknown>[];

/** The right to accept: the provider's open offer of a job that nobody has. It moves first, and the job by what that returned. */
export const takeOffer = ({ jobId, by, now }: JobMove) =>
  moveOffersStatement({
    step: "accept",
    which: sql`job_id = ${jobId} and provider_id = ${by.accountId}
      and exists (select from jobs where id = ${jobId} and ${isOneOf("status", jobSteps.accept.from)})`,
    now,
  });

/** Other offers close, and the former handyman no longer has the job. */
const withdrawOthers = ({ set, now }: JobMove) =>
  sql`closed as (${moveOffersStatement({
    step: "withdraw",
    which: sql`job_id in (select id from moved) and provider_id is distinct from ${set?.providerId ?? null}::uuid`,
    now,
  })})`;

/** Whom the office gives a job holds it like anybody who accepted it; round 0 says that no round asked them. */
const giveOffer = ({ now }: JobMove) => sql`
  given as (
    insert into offers (job_id, provider_id, status, round, created_at, decided_at)
    select id, provider_id, ${sql.lit(offerSteps.give.to)}, 0, ${now}, ${now} from moved
    on conflict (job_id, provider_id) do update set status = excluded.status, decided_at = excluded.decided_at
  )`;

/** A handyman who gave a job back is never offered it again. */
const closeOwnOffer = ({ by, now }: JobMove) =>
  sql`returned as (${moveOffersStatement({
    step: "giveBack",
    which: sql`job_id in (select id from moved) and provider_id = ${by.accountId}`,
    now,
  })})`;

/** From now on the provider counts as longest without a job (docs/product.md O2). */
const startRest = ({ now }: JobMove) => sql`
  rested as (update providers set idle_since = ${now} where account_id in (select provider_id from moved))`;

const give: Consequences = (move) => [withdrawOthers(move), giveOffer(move)];

/** What a step moves beside the job, in the same statement. */
export const consequencesOf: Partial<Record<JobMoveStep, Consequences>> = {
  accept: (move) => [withdrawOthers(move)],
  assign: give,
  reassign: give,
  cancel: (move) => [withdrawOthers(move)],
  giveBack: (move) => [closeOwnOffer(move)],
  complete: (move) => [startRest(move)],
};
