import type { JobAsk } from "@hunarmand/api/jobs/job";
import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { jobStatus } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { isAskedFirst, openOffers } from "../../domain/jobs/job-conditions.ts";
import { callName } from "../../domain/providers/call-name.ts";
import { isVerified } from "../../domain/providers/provider-conditions.ts";
import { hasPicture } from "../../domain/providers/public-facts.ts";
import { roundRating } from "../../domain/providers/round-rating.ts";

/** Returns the handyman of a completed job of this customer. */
export async function findFormerProvider(db: Database, jobId: string, customerId: string) {
  const provider = await db
    .selectFrom("jobs")
    .innerJoin("accounts as provider", "provider.id", "jobs.providerId")
    .select(["provider.id", "provider.firstName", "provider.lastName"])
    .where("jobs.id", "=", jobId)
    .where("jobs.customerId", "=", customerId)
    .where("jobs.status", "=", jobStatus.completed)
    .executeTakeFirst();
  return provider && { id: provider.id, name: `${provider.firstName} ${provider.lastName}`.trim() };
}

/** Finds the handyman of a public page by its id: their first name, as the page shows it. Also after a suspension, when they cannot be asked. */
export async function findWishedProvider(db: Database, publicId: string) {
  return db
    .selectFrom("providers")
    .innerJoin("accounts as account", "account.id", "providers.accountId")
    .select(["account.id", callName("account").as("name")])
    .where("providers.publicId", "=", publicId)
    .executeTakeFirst();
}

/** Records the handyman that the customer wanted, and the end of their time. Without a time they could not be asked. */
export async function insertFirstAsk(
  db: Database,
  event: { jobId: string; actorId: string; at: Date },
  { name, until }: { name: string; until: Date | undefined },
): Promise<void> {
  const detail = JSON.stringify({ words: name, ...(until && { time: until.toISOString() }) });
  await db
    .insertInto("jobEvents")
    .values({ ...event, kind: until ? "asked-first" : "not-asked-first", detail })
    .execute();
}

type OnlyAsked = NonNullable<JobAsk["only"]>;

/** The only handyman who was asked, now or by this version of the job (docs/product.md O5). */
const isOnlyAsked = sql<boolean>`(${isAskedFirst} or (select count(*) from offers offer
  where offer.job_id = job.id and not ${isOneOf("offer.status", [offerStatus.withdrawn])}) = 1)`;

/** When the last open offer ends, if that is later than the first one. */
const openLater = sql<Date | null>`(select nullif(max(offer.expires_at), min(offer.expires_at)) ${openOffers})`;

/** How many of the open offers end first, and how many later. */
const openCounts = sql<{ first: number; later: number }>`(select jsonb_build_object(
  'first', count(*) filter (where ends.expires_at is not distinct from ends.first),
  'later', count(*) filter (where ends.expires_at > ends.first))
  from (select offer.expires_at, min(offer.expires_at) over () as first ${openOffers}) ends)`;

/** Until when and how many can answer later, as columns for any query of jobs. */
export const openEnds = [openLater.as("openLater"), openCounts.as("openCounts")] as const;

const rating = sql`case when rank.rating_count > 0 then rank.rating end`;

/** A handyman as their public page shows them. */
const askedPerson = sql<OnlyAsked>`jsonb_build_object('id', provider.public_id, 'firstName', ${callName("account")},
    'rating', ${rating}, 'reviews', rank.rating_count, 'hasPicture', ${hasPicture})`;

/** The only handyman who has an offer, or has let it end, as a column for any query of jobs. */
export const onlyAsked = sql<OnlyAsked | null>`(select ${askedPerson}
  from (select offer.provider_id from offers offer where offer.job_id = job.id
    and ${isOneOf("offer.status", [offerStatus.offered, offerStatus.expired])}) open
  join providers provider on provider.account_id = open.provider_id and ${isVerified}
  join accounts account on account.id = open.provider_id
  join provider_ranks rank on rank.provider_id = open.provider_id
  where ${isOnlyAsked} limit 1)`;

const peopleMax = 3;

/** Of several who were asked, some who can answer: those who take jobs now, then those with the most stars (docs/product.md J9). */
export const someAsked = sql<OnlyAsked[]>`(select coalesce(jsonb_agg(shown.person order by shown.place), '[]'::jsonb)
  from (select ${askedPerson} as person, row_number() over (order by offer.expires_at, ${rating} desc nulls last, account.id) as place
    from offers offer
    join providers provider on provider.account_id = offer.provider_id and ${isVerified}
    join accounts account on account.id = offer.provider_id
    join provider_ranks rank on rank.provider_id = offer.provider_id
    where offer.job_id = job.id and ${isOneOf("offer.status", [offerStatus.offered])} and not ${isOnlyAsked}
    order by place limit ${sql.lit(peopleMax)}) shown)`;

export const toSomeAsked = (people: readonly OnlyAsked[]): NonNullable<JobAsk["people"]> =>
  people.map((person) => ({ ...person, rating: roundRating(person.rating) }));

export const toOnlyAsked = (only: OnlyAsked | null): JobAsk["only"] =>
  only && { ...only, rating: roundRating(only.rating) };
