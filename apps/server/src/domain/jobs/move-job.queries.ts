import type { JobEventKind } from "@hunarmand/api/jobs/events";
import { type JobNeed, type JobStatus, jobSteps } from "@hunarmand/api/jobs/steps";
import type { StepRule } from "@hunarmand/api/steps";
import { type RawBuilder, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { columnsOf } from "../../database/take-step.ts";
import { consequencesOf, takeOffer } from "./job-consequences.ts";
import type { JobMove, JobMoveStep } from "./job-move.ts";
import { jobNeeds } from "./job-needs.ts";
import { lockJob } from "./lock-job.queries.ts";

/** Steps that move offers as well: with the job locked first, they see the offers as the last step left them. */
const stepsWithOffers: ReadonlySet<JobMoveStep> = new Set(["accept", "assign", "reassign", "giveBack", "cancel"]);

/**
 * Takes one step of a job, for every kind of actor: one conditional UPDATE, with its history and what follows from it, so that of two at once
 * only one finds the job where it needs it (docs/product.md J2). Call it in a transaction. Returns whether it moved.
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
      returning job.id, job.provider_id
    )${sql.join(
      [...(consequencesOf[step]?.(move) ?? []), ...(rule.event ? [writeHistory(rule.event, move)] : [])].map(
        (part) => sql`, ${part}`,
      ),
      sql``,
    )}
    select id from moved`.execute(db);
  return rows.length > 0;
}

const owners: Partial<Record<string, string>> = { provider: "job.providerId", customer: "job.customerId" };

/** Where the job has to stand, what has to be true of it, and whose it has to be. */
function conditionsOf({ step, jobId, by, set, onlyIf }: JobMove): RawBuilder<unknown>[] {
  const { from, needs = [] }: StepRule<JobStatus, JobNeed> = jobSteps[step];
  const owner = step === "accept" ? undefined : owners[by.as];
  return [
    sql`job.id = ${jobId}`,
    isOneOf("job.status", from),
    ...needs.map((need) => (need === "openOffer" ? sql`job.id in (select job_id from taken)` : jobNeeds[need])),
    ...(owner ? [sql`${sql.ref(owner)} = ${by.accountId}`] : []),
    ...(onlyIf ? [onlyIf] : []),
    // Given to the handyman who has it already, it would not move.
    ...(set?.providerId ? [sql`job.provider_id is distinct from ${set.providerId}`] : []),
  ];
}

const writeHistory = (event: JobEventKind, { by, now, detail }: JobMove) => sql`
  told as (
    insert into job_events (job_id, actor_id, kind, at, detail)
    select id, ${by.accountId}, ${sql.lit(event)}, ${now}, ${detail ? JSON.stringify(detail) : null}::jsonb from moved
  )`;
