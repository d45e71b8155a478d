import type { JobEventKind } from "@hunarmand/api/jobs/events";
import { type JobNeed, type JobStatus, jobSteps } from "@hunarmand/api/jobs/steps";
import type { StepRule } from "@hunarmand/api/steps";
import { type RawBuilder, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { columnsOf } from "../../database/take-step.ts";
import { consequencesOf, readNotices, takeOffer } from "./job-consequences.ts";
import type { JobMove, JobMoveStep } from "./job-move.ts";
import { jobNeeds } from "./job-needs.ts";
import { lockJob } from "./lock-job.queries.ts";

/** Steps that also move offers. They lock the job first, so that they see the offers as the last step left them. */
const stepsWithOffers: ReadonlySet<JobMoveStep> = new Set([
  ...["accept", "assign", "reassign"],
  ...["giveBack", "cancel", "endWithoutWork"],
] as const);

/**
 * Takes one step of a job for any actor: one conditional UPDATE with its history and consequences. Of two concurrent steps only one finds
 * the job in the needed status (docs/product.md J2). Call it in a transaction. Returns whether the job moved.
 */
export async function moveJob<Step extends JobMoveStep>(db: Database, move: JobMove<Step>): Promise<boolean> {
  const { step, jobId, set = {} } = move;
  const rule: StepRule<JobStatus, JobNeed, JobEventKind> = jobSteps[step];
  if (stepsWithOffers.has(step)) {
    const job = await lockJob(db, jobId);
    if (!job || !rule.from.includes(job.status)) return false;
  }
  const { rows } = await sql`
    with ${step === "accept" ? sql`taken as (${takeOffer(move)}),` : sql``}
    moved as (
      update jobs job set ${columnsOf<"jobs">(rule, set)}
      where ${sql.join(conditionsOf(move), sql` and `)}
      returning job.id, job.provider_id, job.accepted_at
    )${sql.join(
      [
        ...(consequencesOf[step]?.(move) ?? []),
        readNotices(move),
        ...(rule.event ? [writeHistory(rule.event, move)] : []),
      ].map((part) => sql`, ${part}`),
      sql``,
    )}
    select id from moved`.execute(db);
  return rows.length > 0;
}

const owners: Partial<Record<string, string>> = { provider: "job.providerId", customer: "job.customerId" };

/** The conditions on the job's status, the step's needs, and the job's owner. */
function conditionsOf({ step, jobId, by, set, onlyIf }: JobMove): RawBuilder<unknown>[] {
  const { from, needs = [] }: StepRule<JobStatus, JobNeed> = jobSteps[step];
  const owner = step === "accept" ? undefined : owners[by.as];
  return [
    sql`job.id = ${jobId}`,
    isOneOf("job.status", from),
    ...needs.map((need) => (need === "openOffer" ? sql`job.id in (select job_id from taken)` : jobNeeds[need])),
    ...(owner ? [sql`${sql.ref(owner)} = ${by.accountId}`] : []),
    ...(onlyIf ? [onlyIf] : []),
    // Assigning the job to the provider who has it moves nothing.
    ...(set?.providerId ? [sql`job.provider_id is distinct from ${set.providerId}`] : []),
  ];
}

const writeHistory = (event: JobEventKind, move: JobMove) => sql`
  recorded as (
    insert into job_events (job_id, actor_id, kind, at, detail)
    select id, ${move.by.accountId}, ${sql.lit(event)}, ${move.now}, ${detailOf(move)} from moved
  )`;

/** The event's detail, with the device's time if the call waited there. That time is at the earliest the acceptance of the job. */
function detailOf({ detail, claimedAt }: JobMove): RawBuilder<unknown> {
  const own = sql`${detail ? JSON.stringify(detail) : null}::jsonb`;
  if (!claimedAt) return own;
  return sql`coalesce(${own}, '{}') || jsonb_build_object('claimedAt', to_char(
    greatest(${claimedAt}::timestamptz, accepted_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
}
