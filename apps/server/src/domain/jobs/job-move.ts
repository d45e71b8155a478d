import type { JobStep, jobSteps } from "@hunarmand/api/jobs/steps";
import type { ActorOf } from "@hunarmand/api/steps";
import type { RawBuilder, Updateable } from "kysely";
import type { JobEventDetail, JobsTable } from "../../database/tables/job-tables.ts";

/** The steps that change a job's own row. The others create it or concern its payment. */
export type JobMoveStep = Exclude<JobStep, "post" | "pay" | "declareCash" | "confirmCash">;

export interface JobMove<Step extends JobMoveStep = JobMoveStep> {
  step: Step;
  jobId: string;
  /** Providers and customers only move their own jobs, staff any job. */
  by: { as: ActorOf<typeof jobSteps, Step>; accountId: string };
  now: Date;
  /** When the caller's device says that it was done, if the call waited there. It is written beside the time of the event. */
  claimedAt?: Date | undefined;
  /** Columns that change besides the status. */
  set?: { [Column in keyof Updateable<JobsTable>]: Updateable<JobsTable>[Column] | RawBuilder<unknown> };
  /** A condition besides the table's needs, for example an amount that the caller has read. */
  onlyIf?: RawBuilder<boolean>;
  /** The detail stored with the event in the history. */
  detail?: JobEventDetail;
}
