import type { JobStep, jobSteps } from "@hunarmand/api/jobs/steps";
import type { ActorOf } from "@hunarmand/api/steps";
import type { RawBuilder, Updateable } from "kysely";
import type { JobEventDetail, JobsTable } from "../../database/tables/job-tables.ts";

/** What moves a job's own row: the other steps bring it into being, or move its money. */
export type JobMoveStep = Exclude<JobStep, "post" | "pay" | "declareCash" | "confirmCash">;

export interface JobMove<Step extends JobMoveStep = JobMoveStep> {
  step: Step;
  jobId: string;
  /** A provider and a customer move their own job alone, a desk anyone's. */
  by: { as: ActorOf<typeof jobSteps, Step>; accountId: string };
  now: Date;
  /** What changes beside the status. */
  set?: { [Column in keyof Updateable<JobsTable>]: Updateable<JobsTable>[Column] | RawBuilder<unknown> };
  /** What has to hold beside the table's needs: a figure that the caller has read, above all. */
  onlyIf?: RawBuilder<boolean>;
  /** What the history keeps beside the event. */
  detail?: JobEventDetail;
}
