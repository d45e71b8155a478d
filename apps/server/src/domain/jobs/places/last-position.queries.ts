import type { Position } from "@hunarmand/api/jobs/distance";
import { type JobStatus, jobStatus } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../../database/database.ts";

/**
 * A handyman's last known position: the pin of the last customer where a position confirmed their arrival. Older positions are ignored
 * (docs/product.md J8). `provider` is their id, or the column that contains it. Both time conditions limit what is read from an index.
 */
export function lastPositionOf(provider: RawBuilder<unknown>, now: Date): RawBuilder<Position> {
  const since = new Date(now.getTime() - limits.lastPositionHours * 3_600_000);
  const visited = (status: JobStatus, at: "arrived_at" | "completed_at") => sql`
    select visit.latitude, visit.longitude, visit.arrived_at from jobs visit
    where visit.provider_id = ${provider} and ${isOneOf("visit.status", [status])} and visit.arrival_verified
      and visit.latitude is not null and visit.arrived_at > ${since} and ${sql.ref(`visit.${at}`)} > ${since}`;
  return sql`select latitude, longitude from (
    ${visited(jobStatus.inProgress, "arrived_at")} union all ${visited(jobStatus.completed, "completed_at")}
  ) visited order by arrived_at desc limit 1`;
}
