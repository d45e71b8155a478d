import { providerStatus } from "@hunarmand/api/providers/steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { callName } from "../../domain/providers/call-name.ts";
import { isOnNoCrew } from "../../domain/providers/free-handymen.ts";
import { namedProviders } from "../../domain/providers/named-providers.queries.ts";
import { takesJobs, takesJobsAt } from "../../domain/providers/provider-conditions.ts";
import { averageStars, hasPicture, jobsDone, reviewCount } from "../../domain/providers/public-facts.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";
import { bestRated } from "./directory-order.ts";

export interface DirectoryFilter extends PagePlace {
  category: string | undefined;
  skill: string | undefined;
  city: string | undefined;
  area: string | undefined;
}

/** What everybody may read of a Verified handyman. The id is the public one. */
const publicProviders = (db: Database) =>
  namedProviders(db)
    .select([
      callName("account").as("calledName"),
      "provider.publicId",
      averageStars.as("average"),
      reviewCount.as("reviews"),
      hasPicture.as("hasPicture"),
    ])
    // As a literal, so that a prepared plan can use the directory's indexes.
    .where("provider.status", "=", sql.lit(providerStatus.verified));

export type PublicProviderRow = Awaited<ReturnType<ReturnType<typeof publicProviders>["execute"]>>[number];

/** A skill belongs to one category, whose index is read in the order of the list. */
const hasSkill = (skill: string) => sql<boolean>`
  rank.category_id = (select s.category_id from skills s where s.name = ${skill})
  and (select s.id from skills s where s.name = ${skill}) = any(rank.skill_ids)`;

/** Areas of two cities may share a name, so this is a list. As an array it is read once, and the index of areas is used. */
const isOfArea = (area: string) => sql<boolean>`
  rank.provider_id in (select p.account_id from providers p
    where p.area_id = any(array(select a.id from areas a where a.name = ${area}))
      and p.status = ${sql.lit(providerStatus.verified)} and p.is_available)`;

/** Names become ids in subqueries, so that the index of these columns is read in the order of the list. */
const isOfFilter = ({ category, skill, city, area }: Omit<DirectoryFilter, keyof PagePlace>) =>
  sql<boolean>`(${sql.join(
    [
      sql`true`,
      category !== undefined && sql`rank.category_id = (select c.id from categories c where c.name = ${category})`,
      skill !== undefined && hasSkill(skill),
      city !== undefined && sql`rank.city_id = (select c.id from cities c where c.name = ${city})`,
      area !== undefined && isOfArea(area),
    ].filter((condition) => condition !== false),
    sql` and `,
  )})`;

/** Lists handymen who can be called now: Verified and available, best rated first, without anything that identifies a person. */
export const selectDirectory = (db: Database, { limit, cursor, ...filter }: DirectoryFilter) =>
  publicProviders(db)
    .innerJoin(bestRated(isOfFilter(filter), { limit, cursor }).as("best"), "best.providerId", "provider.accountId")
    .select(["best.ratingSum", "best.ratingCount", "best.rankedAt"])
    .orderBy("best.weighedRating", "desc")
    .orderBy("best.ratingCount", "desc")
    .orderBy("best.rankedAt", "desc")
    .orderBy("provider.publicId", "desc")
    .execute();

interface BestQuery {
  skill: string;
  city: string;
  area?: string | undefined;
  /** Only those on no crew of an active contract. */
  isFree?: boolean;
  /** First those who take jobs at this time and have none. */
  at?: Date;
  limit: number;
}

/** Counts those of each city whom dispatch would ask and who are on no crew. A city without any is absent. */
export async function countFreeHandymen(
  db: Database,
  { skill, cities }: { skill: string; cities: readonly string[] },
): Promise<{ city: string; category: string; free: number }[]> {
  const { rows } = await sql<{ city: string; category: string; free: number }>`
    select city.name as city, category.name as category, count(*)::int as free
    from skills skill
    join categories category on category.id = skill.category_id
    join cities city on city.name = any(${cities}::text[])
    join provider_ranks rank
      on rank.is_askable and rank.city_id = city.id and rank.category_id = skill.category_id and skill.id = any(rank.skill_ids)
    where skill.name = ${skill} and ${isOnNoCrew}
    group by city.name, category.name`.execute(db);
  return rows;
}

/**
 * The best of those whom dispatch would ask (docs/product.md O2), with as many public facts as the directory shows. They are chosen by
 * their ranks first, so that only theirs are read.
 */
export const selectBestHandymen = (db: Database, { skill, city, area = "", isFree = false, at, limit }: BestQuery) =>
  publicProviders(db)
    .innerJoin(
      sql<{ providerId: string; place: number }>`(
        select rank.provider_id, row_number() over (
          order by ${at ? sql`(${takesJobsAt(at)} and rank.open_jobs = 0)` : sql`true`} desc,
            rank.weighed_rating desc, rank.rating_count desc, (area.name = ${area}) desc, rank.provider_id) as place
        from skills skill
        join cities city on city.name = ${city}
        join provider_ranks rank
          on rank.is_askable and rank.city_id = city.id and rank.category_id = skill.category_id and skill.id = any(rank.skill_ids)
        join providers provider on provider.account_id = rank.provider_id
        join areas area on area.id = provider.area_id
        where skill.name = ${skill} and ${isFree ? isOnNoCrew : sql`true`}
        order by place limit ${limit}
      )`.as("best"),
      "best.providerId",
      "provider.accountId",
    )
    .orderBy("best.place")
    .execute();

/** Finds the public page of a Verified handyman. */
export const findHandymanPage = (db: Database, publicId: string) =>
  publicProviders(db)
    .select(["provider.verifiedAt", takesJobs.as("takesJobs"), jobsDone.as("jobsDone")])
    .where("provider.publicId", "=", publicId)
    .executeTakeFirst();

/** Finds the account behind a public page. The surname is only for hiding it in words. */
export const findPublicProvider = (db: Database, publicId: string) =>
  db
    .selectFrom("providers as provider")
    .innerJoin("accounts as account", "account.id", "provider.accountId")
    .select(["provider.accountId", "account.lastName"])
    .where("provider.publicId", "=", publicId)
    .where("provider.status", "=", providerStatus.verified)
    .executeTakeFirst();

/** Customers' own reviews with words that are not voided, newest first. */
export const selectPublicReviews = (db: Database, { providerId, ...place }: PagePlace & { providerId: string }) =>
  db
    .selectFrom("reviews as review")
    .innerJoin("jobs as job", "job.id", "review.jobId")
    .innerJoin("skills as skill", "skill.id", "job.skillId")
    .select(["review.jobId", "review.rating", "review.createdAt", "skill.name as skill"])
    .select(sql<string>`review.public_words`.as("words"))
    .where("review.providerId", "=", providerId)
    .where("review.voidedAt", "is", null)
    .where("review.reportedBy", "=", sql.lit("customer"))
    .where("review.publicWords", "<>", sql.lit(""))
    .$call((list) => newestFirst(list, ["review.createdAt", "review.jobId"], place))
    .execute();
