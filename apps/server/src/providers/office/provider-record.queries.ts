import { jobStatus, statusesInHand } from "@hunarmand/api/jobs/steps";
import type { DeskProvider, ProviderFigures } from "@hunarmand/api/providers/office-records";
import { documentKinds } from "@hunarmand/api/providers/papers";
import type { ProviderStatus } from "@hunarmand/api/providers/providers";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";

const duplicatesMax = 10;

interface RecordRow {
  createdAt: Date;
  verifiedAt: Date | null;
  rating: string | null;
  ratings: number;
  openJobs: number;
  completedJobs: number;
  hasPayoutAccount: boolean;
}

/** Returns how long the provider has been here, and their results. */
export async function findRecord(db: Database, providerId: string): Promise<RecordRow | undefined> {
  const { rows } = await sql<RecordRow>`
    select provider.created_at, provider.verified_at, fame.rating, fame.ratings,
      (select count(*)::int from jobs where provider_id = provider.account_id and ${isOneOf("status", statusesInHand)}) as open_jobs,
      (select count(*)::int from jobs where provider_id = provider.account_id and ${isOneOf("status", [jobStatus.completed])}) as completed_jobs,
      exists (select from payout_accounts where provider_id = provider.account_id) as has_payout_account
    from providers provider
    cross join lateral (
      select avg(rating) as rating, count(*)::int as ratings from reviews
      where provider_id = provider.account_id and voided_at is null and reported_by = 'customer'
    ) fame
    where provider.account_id = ${providerId}`.execute(db);
  return rows[0];
}

interface FigureRow extends Omit<ProviderFigures, "rating"> {
  rating: string | null;
}

/** Returns the provider's jobs that were posted since then, how fast they accepted them, and the stars since then. */
export async function findFigures(db: Database, providerId: string, since: Date): Promise<FigureRow | undefined> {
  const { rows } = await sql<FigureRow>`
    select work.*, fame.*
    from (
      select count(*)::int as taken_jobs,
        count(*) filter (where ${isOneOf("status", [jobStatus.completed])})::int as completed_jobs,
        round(avg(extract(epoch from accepted_at - created_at) / 60))::int as minutes_to_accept
      from jobs where provider_id = ${providerId} and created_at >= ${since}
    ) work cross join (
      select avg(rating) as rating, count(*)::int as ratings from reviews
      where provider_id = ${providerId} and created_at >= ${since} and voided_at is null and reported_by = 'customer'
    ) fame`.execute(db);
  return rows[0];
}

/** Lists the uploaded documents. Reading one is a call of its own. */
export async function selectDocuments(db: Database, ownerId: string): Promise<DeskProvider["documents"]> {
  const rows = await db
    .selectFrom("files")
    .select(["kind", "createdAt", "refusalReason"])
    .where("ownerId", "=", ownerId)
    .where("kind", "in", documentKinds)
    .execute();
  return documentKinds.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ createdAt, refusalReason }) => ({
        kind,
        uploadedDate: createdAt.toISOString(),
        refusedReason: refusalReason,
      })),
  );
}

/**
 * Returns providers who may be the same person: with a number that both gave, or with the same name and father's name. The CNIC is unique
 * anyway.
 */
export async function findDuplicates(db: Database, providerId: string): Promise<DeskProvider["duplicates"]> {
  const { rows } = await sql<{ id: string; name: string; status: ProviderStatus; phone: boolean; called: boolean }>`
    select * from (
      select other.account_id as id, trim(account.first_name || ' ' || account.last_name) as name, other.status,
        account.phone = own.phone_alt or other.phone_alt in (own_account.phone, own.phone_alt) as phone,
        lower(other.father_name) = lower(own.father_name) and lower(account.first_name || ' ' || account.last_name)
          = lower(own_account.first_name || ' ' || own_account.last_name) as called
      from providers own
      join accounts own_account on own_account.id = own.account_id
      cross join lateral (
        select account_id from providers where phone_alt = own_account.phone
        union select account_id from providers where phone_alt = own.phone_alt
        union select id from accounts where phone = own.phone_alt
        union select id from accounts where lower(first_name || ' ' || last_name)
          = lower(own_account.first_name || ' ' || own_account.last_name)
      ) candidate
      join accounts account on account.id = candidate.account_id
      join providers other on other.account_id = account.id and other.account_id <> own.account_id
      where own.account_id = ${providerId}
    ) found where phone or called order by id limit ${duplicatesMax}`.execute(db);
  return rows.map(({ phone, called, ...other }) => ({
    ...other,
    because: [...(phone ? (["phone"] as const) : []), ...(called ? (["name"] as const) : [])],
  }));
}
