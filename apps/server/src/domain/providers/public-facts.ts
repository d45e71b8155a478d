import { jobStatus } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";

/** What everybody may read of the row `provider` while they are Verified (docs/product.md P11). */

const ofProvider = sql`from reviews r where r.provider_id = provider.account_id and r.voided_at is null
  and r.reported_by = 'customer'`;

/** Null before the first review. */
export const averageStars = sql<number | null>`(select avg(r.rating)::float8 ${ofProvider})`;

export const reviewCount = sql<number>`(select count(*)::int ${ofProvider})`;

export const hasPicture = sql<boolean>`exists (select from files picture where picture.owner_id = provider.account_id
  and picture.kind = 'profile-image')`;

export const jobsDone = sql<number>`(select count(*)::int from jobs j where j.provider_id = provider.account_id
  and j.status = ${sql.lit(jobStatus.completed)})`;
