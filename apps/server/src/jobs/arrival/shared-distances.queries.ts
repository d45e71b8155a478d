import { jobStatus } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";

/** The pin of a handyman's own job. */
export const findOwnPin = (db: Database, jobId: string, providerId: string) =>
  db
    .selectFrom("jobs")
    .select(["latitude", "longitude"])
    .where("id", "=", jobId)
    .where("providerId", "=", providerId)
    .executeTakeFirst();

interface NewDistance {
  jobId: string;
  providerId: string;
  meters: number;
  now: Date;
}

/** Replaces the last one of the job, while it is accepted by this handyman. Returns whether it is. */
export async function putDistance(db: Database, { jobId, providerId, meters, now }: NewDistance): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into shared_distances (job_id, provider_id, meters, shared_at)
    select job.id, job.provider_id, ${meters}::int, ${now}::timestamptz from jobs job
    where job.id = ${jobId} and job.provider_id = ${providerId} and ${isOneOf("job.status", [jobStatus.accepted])}
    on conflict (job_id) do update
      set provider_id = excluded.provider_id, meters = excluded.meters, shared_at = excluded.shared_at`.execute(db);
  return numAffectedRows > 0n;
}

/** The customer's job, with what its present handyman has shared since then, while they are on the way. */
export const findDistance = (db: Database, jobId: string, customerId: string, since: Date) =>
  db
    .selectFrom("jobs as job")
    .leftJoin("sharedDistances as shared", (join) =>
      join
        .onRef("shared.jobId", "=", "job.id")
        .onRef("shared.providerId", "=", "job.providerId")
        .on(isOneOf("job.status", [jobStatus.accepted]))
        .on("shared.sharedAt", ">", since),
    )
    .select(["shared.meters", "shared.sharedAt"])
    .where("job.id", "=", jobId)
    .where("job.customerId", "=", customerId)
    .executeTakeFirst();
