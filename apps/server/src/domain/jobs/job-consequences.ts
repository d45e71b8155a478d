import { offerSteps } from "@hunarmand/api/jobs/offer-steps";
import { jobSteps } from "@hunarmand/api/jobs/steps";
import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../database/database.ts";
import type { JobMove, JobMoveStep } from "./job-move.ts";
import { moveOffersStatement } from "./move-offers.queries.ts";

type Consequences = (move: JobMove) => RawBuilder<unknown>[];

/** Accepts the provider's open offer. This update comes first, and the job only moves if it returns a row. */
export const takeOffer = ({ jobId, by, now }: JobMove) =>
  moveOffersStatement({
    step: "accept",
    which: sql`job_id = ${jobId} and provider_id = ${by.accountId}
      and exists (select from jobs where id = ${jobId} and ${isOneOf("status", jobSteps.accept.from)})`,
    now,
  });

/** Closes the other offers, and the former provider's. */
const withdrawOthers = ({ set, now }: JobMove) =>
  sql`closed as (${moveOffersStatement({
    step: "withdraw",
    which: sql`job_id in (select id from moved) and provider_id is distinct from ${set?.providerId ?? null}::uuid`,
    now,
  })})`;

/** Gives the job an accepted offer, as if the provider had accepted. Round 0 means that they were not asked. */
const giveOffer = ({ now }: JobMove) => sql`
  given as (
    insert into offers (job_id, provider_id, status, round, created_at, decided_at)
    select id, provider_id, ${sql.lit(offerSteps.give.to)}, 0, ${now}, ${now} from moved
    on conflict (job_id, provider_id) do update set status = excluded.status, decided_at = excluded.decided_at
  )`;

/** Closes the offer of a provider who gives the job back, so that they are not asked again. */
const closeOwnOffer = ({ by, now }: JobMove) =>
  sql`returned as (${moveOffersStatement({
    step: "giveBack",
    which: sql`job_id in (select id from moved) and provider_id = ${by.accountId}`,
    now,
  })})`;

/** Who takes a step of a job has seen what it waited for: their notices about it no longer count as unread (docs/product.md N2). */
export const readNotices = ({ jobId, by, now }: JobMove) => sql`
  seen as (
    update notices set read_at = ${now}
    where subject_id = ${jobId} and account_id = ${by.accountId} and read_at is null
      and exists (select from moved)
  )`;

/** The provider's idle time starts again (docs/product.md O2). */
const restartIdleTime = ({ now }: JobMove) => sql`
  rested as (update providers set idle_since = ${now} where account_id in (select provider_id from moved))`;

const give: Consequences = (move) => [withdrawOthers(move), giveOffer(move)];

/** Further rows that a step changes in the same statement. */
export const consequencesOf: Partial<Record<JobMoveStep, Consequences>> = {
  accept: (move) => [withdrawOthers(move)],
  assign: give,
  reassign: give,
  cancel: (move) => [withdrawOthers(move)],
  endWithoutWork: (move) => [withdrawOthers(move)],
  giveBack: (move) => [closeOwnOffer(move)],
  complete: (move) => [restartIdleTime(move)],
};
