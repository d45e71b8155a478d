import { type Kysely, sql } from "kysely";

const isInHand = (row: string) => `(${row}.provider_id is not null and ${row}.status in ('Accepted', 'InProgress'))`;
const isCounted = (row: string) => `(${row}.reported_by = 'customer' and ${row}.voided_at is null)`;

/** What the rows of providers, skills, jobs and reviews say, for everybody. */
const counted = `
  select account_id, city_id, category_id, status = 'Verified' and is_available as is_askable, idle_since,
    coalesce(own.skill_ids, '{}') as skill_ids, coalesce(work.open_jobs, 0)::int as open_jobs,
    coalesce(fame.rating_sum, 0)::int as rating_sum, coalesce(fame.rating_count, 0)::int as rating_count
  from providers
  left join (select provider_id, array_agg(skill_id order by skill_id) as skill_ids from provider_skills group by 1) own
    on own.provider_id = account_id
  left join (select provider_id, count(*) as open_jobs from jobs where ${isInHand("jobs")} group by 1) work
    on work.provider_id = account_id
  left join (select provider_id, sum(rating) as rating_sum, count(*) as rating_count from reviews where ${isCounted("reviews")} group by 1) fame
    on fame.provider_id = account_id`;

/**
 * Deferred to the commit: a rank is the last row that a transaction locks, and for no longer than the commit takes, so that nobody
 * waits in a ring who holds a job, a provider or an offer.
 */
const deferred = (name: string, event: string, { when, run }: { when?: string; run: string }) =>
  `create constraint trigger ${name} after ${event} deferrable initially deferred
    for each row ${when ? `when (${when})` : ""} execute function ${run}()`;

/**
 * A handyman's place in the order of the dispatch rule (docs/product.md O2): all of it but the area. Kept by whoever changes what it is
 * made of, and read through one index in that order, so that a posting stops at those whom it asks.
 */
const statements = [
  "lock table jobs, providers, provider_skills, reviews in share row exclusive mode",
  `create table provider_ranks (
    provider_id uuid primary key references providers (account_id) on delete cascade,
    city_id integer not null,
    category_id integer not null,
    is_askable boolean not null,
    idle_since timestamptz not null,
    skill_ids integer[] not null default '{}',
    open_jobs integer not null default 0,
    rating_sum integer not null default 0,
    rating_count integer not null default 0,
    rating numeric not null generated always as
      (case when rating_count = 0 then 0 else rating_sum::numeric / rating_count end) stored
  ) with (autovacuum_vacuum_scale_factor = 0.05)`,
  `create function count_provider_ranks() returns table (provider_id uuid, city_id integer, category_id integer, is_askable boolean,
    idle_since timestamptz, skill_ids integer[], open_jobs integer, rating_sum integer, rating_count integer)
    language sql stable as $$ ${counted} $$`,

  `create function keep_provider_rank() returns trigger language plpgsql as $$
  begin
    insert into provider_ranks (provider_id, city_id, category_id, is_askable, idle_since)
    values (new.account_id, new.city_id, new.category_id, new.status = 'Verified' and new.is_available, new.idle_since)
    on conflict (provider_id) do update set city_id = excluded.city_id, category_id = excluded.category_id,
      is_askable = excluded.is_askable, idle_since = excluded.idle_since;
    return null;
  end $$`,
  deferred(
    "providers_rank",
    "insert or update of city_id, category_id, status, is_available, idle_since on providers",
    {
      run: "keep_provider_rank",
    },
  ),

  // By what is added and taken away: of two who change one handyman at once, neither counts what the other has not committed.
  `create function keep_ranked_skills() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      update provider_ranks set skill_ids = array_remove(skill_ids, old.skill_id) where provider_id = old.provider_id;
    end if;
    if tg_op <> 'DELETE' then
      update provider_ranks set skill_ids = skill_ids || new.skill_id where provider_id = new.provider_id;
    end if;
    return null;
  end $$`,
  deferred("provider_skills_rank", "insert or update or delete on provider_skills", { run: "keep_ranked_skills" }),

  `create function keep_ranked_jobs() returns trigger language plpgsql as $$
  declare
    former uuid := case when tg_op <> 'INSERT' and ${isInHand("old")} then old.provider_id end;
    present uuid := case when tg_op <> 'DELETE' and ${isInHand("new")} then new.provider_id end;
  begin
    if former is not distinct from present then return null; end if;
    -- Two handymen are taken in one order, whoever gives a job to whom.
    perform from provider_ranks where provider_id in (former, present) order by provider_id for no key update;
    update provider_ranks set open_jobs = open_jobs + case when provider_id = present then 1 else -1 end
      where provider_id in (former, present);
    return null;
  end $$`,
  deferred("jobs_rank_insert", "insert on jobs", { when: isInHand("new"), run: "keep_ranked_jobs" }),
  deferred("jobs_rank_update", "update of status, provider_id on jobs", {
    when: `${isInHand("old")} <> ${isInHand("new")} or old.provider_id <> new.provider_id`,
    run: "keep_ranked_jobs",
  }),
  deferred("jobs_rank_delete", "delete on jobs", { when: isInHand("old"), run: "keep_ranked_jobs" }),

  `create function keep_ranked_reviews() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and ${isCounted("old")} then
      update provider_ranks set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1
        where provider_id = old.provider_id;
    end if;
    if tg_op <> 'DELETE' and ${isCounted("new")} then
      update provider_ranks set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
        where provider_id = new.provider_id;
    end if;
    return null;
  end $$`,
  deferred("reviews_rank", "insert or delete or update of provider_id, rating, reported_by, voided_at on reviews", {
    run: "keep_ranked_reviews",
  }),

  // Whoever has changed a job or a review and not yet committed adds theirs to what is counted here, once they get to the rank.
  `create function rebuild_provider_ranks() returns void language plpgsql as $$
  begin
    insert into provider_ranks (provider_id, city_id, category_id, is_askable, idle_since)
      select provider_id, city_id, category_id, is_askable, idle_since from count_provider_ranks()
      on conflict do nothing;
    perform from provider_ranks order by provider_id for update;
    update provider_ranks rank set city_id = counted.city_id, category_id = counted.category_id, is_askable = counted.is_askable,
      idle_since = counted.idle_since, skill_ids = counted.skill_ids, open_jobs = counted.open_jobs,
      rating_sum = counted.rating_sum, rating_count = counted.rating_count
    from count_provider_ranks() counted where counted.provider_id = rank.provider_id;
  end $$`,
  `insert into provider_ranks (provider_id, city_id, category_id, is_askable, idle_since, skill_ids, open_jobs, rating_sum, rating_count)
    select * from count_provider_ranks()`,
  `create index provider_ranks_in_order on provider_ranks (city_id, category_id, open_jobs, rating desc, idle_since, provider_id)
    where is_askable`,
  "analyze provider_ranks",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
