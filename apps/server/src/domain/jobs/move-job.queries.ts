import type { JobEventKind } from "@hunarmand/api/jobs/events";
import type { Updateable } from "kysely";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { JobsTable } from "../../database/tables/job-tables.ts";
import { type JobStep, jobSteps } from "./job-progress.ts";

export interface JobMove {
  jobId: string;
  providerId: string;
  step: JobStep;
  event: JobEventKind;
  now: Date;
  set: Updateable<JobsTable>;
}

/**
 * Takes one step of an assigned job and writes its history, in one statement whose condition decides: of two at once only
 * one finds the job in the state it needs. Returns whether it moved.
 */
export async function moveJob(db: Database, { jobId, providerId, step, event, now, set }: JobMove): Promise<boolean> {
  const { from, to } = jobSteps[step];
  const moved = await db
    .with("moved", (query) =>
      query
        .updateTable("jobs")
        .set({ ...set, status: to })
        .where("id", "=", jobId)
        .where("providerId", "=", providerId)
        .where("status", "in", from)
        .$if(step === "complete", (update) => update.where("detailsSubmittedAt", "is not", null))
        .returning("id"),
    )
    .with("told", (query) =>
      query
        .insertInto("jobEvents")
        .columns(["jobId", "actorId", "kind", "at"])
        .expression((insert) =>
          insert
            .selectFrom("moved")
            .select(["moved.id", sql<string>`${providerId}::uuid`.as("actorId"), sql`${event}::text`.as("kind")])
            .select(sql`${now}::timestamptz`.as("at")),
        ),
    )
    .selectFrom("moved")
    .select("moved.id")
    .executeTakeFirst();
  return moved !== undefined;
}
