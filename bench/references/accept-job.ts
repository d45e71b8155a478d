import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { jobStatus } from "@hunarmand/api/jobs/steps";
import { readBody, serveBare } from "./serve-bare.ts";

/** Accepts a job with only the one statement and the table's triggers. */
const text = `
  with taken as (
    update offers set status = '${offerStatus.accepted}', decided_at = now()
    where job_id = $1 and provider_id = $2 and status = '${offerStatus.offered}' returning job_id
  ), moved as (
    update jobs set status = '${jobStatus.accepted}', provider_id = $2, accepted_at = now()
    from taken where jobs.id = taken.job_id and jobs.status = '${jobStatus.requested}' returning jobs.id
  ), closed as (
    update offers set status = '${offerStatus.withdrawn}', decided_at = now()
    where job_id in (select id from moved) and provider_id <> $2 and status = '${offerStatus.offered}'
  ), noted as (
    insert into job_events (job_id, actor_id, kind, at) select id, $2, 'accepted', now() from moved
  )
  select id from moved`;

serveBare(async (pool, request) => {
  const { jobId, providerId } = await readBody<{ jobId: string; providerId: string }>(request);
  const { rows } = await pool.query({ name: "accept", text, values: [jobId, providerId] });
  if (rows.length === 0) throw new Error("the offer is gone");
  return { message: "Job accepted successfully." };
});
