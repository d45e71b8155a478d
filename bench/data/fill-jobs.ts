import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { jobStatus, workStatus } from "@hunarmand/api/jobs/steps";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { sql } from "kysely";
import { type DataSize, idOf, momentOf } from "./data-size.ts";
import { literalsOf } from "./status-literals.ts";

const [job, offer] = [literalsOf(jobStatus), literalsOf(offerStatus)];

/** Verified providers in an order in which the first ones have most of the work, numbered within their city and category. */
const makeWorkers = sql`
  create temp table bench_workers as
  select id, city_id, area_id, category_id, skill_ids[1 + n % cardinality(skill_ids)] as skill_id,
    row_number() over (order by hashint8(n), n)::int as rank,
    (row_number() over (partition by city_id, category_id order by hashint8(n), n))::int as place,
    (count(*) over (partition by city_id, category_id))::int as places
  from bench_providers where status = ${sql.lit(providerStatus.verified)}`;

const statuses = (jobs: number) => sql`
  case when n > 0.985 * ${jobs}::int and pg_temp.chance(n, 22) < 0.6 then ${job.requested}
    when n > 0.96 * ${jobs}::int and pg_temp.chance(n, 22) < 0.3 then ${job.accepted}
    when n > 0.96 * ${jobs}::int and pg_temp.chance(n, 22) < 0.5 then ${job.inProgress}
    when pg_temp.chance(n, 22) > 0.92 then ${job.cancelled} else ${job.completed} end`;

const makeJobs = ({ jobs, customers, until }: DataSize) => sql`
  create temp table bench_jobs as
  select job.*, worker.id as worker_id, worker.city_id, worker.area_id, worker.category_id, worker.skill_id,
    worker.place, worker.places, status not in (${job.requested}, ${job.cancelled}) as is_taken,
    created_at + interval '1 minute' * (1 + n % 55) as accepted_at, created_at + interval '1 hour' * (1 + n % 30) as arrived_at,
    created_at + interval '1 hour' * (2 + n % 30) as details_at,
    created_at + interval '1 hour' * (3 + n % 30) as completed_at, 10000 * (5 + floor(200 * power(pg_temp.chance(n, 23), 3)))::int as price
  from (
    select n, ${idOf("job")} as id, ${idOf("customer", sql`(1 + floor(${customers}::int * power(pg_temp.chance(n, 20), 2)))::int`)} as customer_id,
      (1 + floor((select count(*) from bench_workers) * power(pg_temp.chance(n, 21), 2)))::int as rank,
      ${momentOf(jobs, until)} as created_at, ${statuses(jobs)} as status
    from generate_series(1, ${jobs}::int) n
  ) job join bench_workers worker using (rank)`;

const insertJobs = sql`
  insert into jobs (id, customer_id, provider_id, status, category_id, skill_id, city_id, area_id, address, description, description_masked,
    contact_phone, latitude, longitude, payment_method, created_at, accepted_at, arrived_at, arrival_verified,
    details_submitted_at, duration_days, price_paisa, work_description, work_location, work_status, completed_at, cancelled_at,
    cancelled_by, cancel_reason, confirmed_at)
  select job.id, customer_id, case when is_taken then worker_id end, status, category_id, skill_id, job.city_id, area_id,
    'House ' || n % 400 || ', Street ' || n % 90, 'Please bring your own tools.', 'Please bring your own tools.', customer.phone, city.latitude, city.longitude,
    (array['cash', 'wallet', 'card'])[1 + n % 3], job.created_at, case when is_taken then accepted_at end,
    case when status in (${job.inProgress}, ${job.completed}) then arrived_at end, status in (${job.inProgress}, ${job.completed}) and n % 10 < 8,
    case when status = ${job.completed} then details_at end, case when status = ${job.completed} then 1 + n % 30 end,
    case when status = ${job.completed} then price end, case when status = ${job.completed} then 'Done as agreed.' end,
    case when status = ${job.completed} then 'At home' end, case when status = ${job.completed} then ${sql.lit(workStatus.completed)} end,
    case when status = ${job.completed} then completed_at end, case when status = ${job.cancelled} then accepted_at end,
    case when status = ${job.cancelled} then customer_id end, case when status = ${job.cancelled} then 'Not needed any more.' end,
    case when status = ${job.completed} and n % 10 < 6 then completed_at + interval '3 hours' end
  from bench_jobs job join accounts customer on customer.id = customer_id join cities city on city.id = job.city_id order by n`;

/** Offers to others of the same city and category. A requested job has twenty, unless it waits for the office. */
const insertOtherOffers = sql`
  insert into offers (job_id, provider_id, status, round, created_at, decided_at)
  select job.id, other.id,
    case when status <> ${job.requested} then (array[${offer.withdrawn}, ${offer.withdrawn}, ${offer.rejected}, ${offer.expired}])[1 + (n + k) % 4]
      when n % 20 < 3 then ${offer.expired} else ${offer.offered} end,
    1, job.created_at, case when status <> ${job.requested} or n % 20 < 3 then accepted_at end
  from bench_jobs job cross join lateral generate_series(1, case when status = ${job.requested} then 20 else 2 end) k
  join bench_workers other on other.city_id = job.city_id and other.category_id = job.category_id
    and other.place = 1 + (job.place + k) % job.places
  where not (is_taken and other.id = worker_id)
  on conflict do nothing`;

const events = {
  requested: sql`true`,
  accepted: sql`is_taken`,
  arrived: sql`status in (${job.inProgress}, ${job.completed})`,
  "details-submitted": sql`status = ${job.completed}`,
  completed: sql`status = ${job.completed}`,
  cancelled: sql`status = ${job.cancelled}`,
};
const times = {
  requested: "created_at",
  arrived: "arrived_at",
  "details-submitted": "details_at",
  completed: "completed_at",
};

const insertEvents = sql`
  insert into job_events (job_id, actor_id, kind, at) ${sql.join(
    Object.entries(events).map(([kind, happened]) => {
      const actor = kind === "requested" || kind === "cancelled" ? "customer_id" : "worker_id";
      const time = Object.entries(times).find(([name]) => name === kind)?.[1] ?? "accepted_at";
      return sql`select id, ${sql.ref(actor)}, ${kind}, ${sql.ref(time)} from bench_jobs where ${happened}`;
    }),
    sql` union all `,
  )}`;

const insertReviews = sql`
  insert into reviews (job_id, provider_id, rating, feedback, reported_by, created_at, voided_at, public_words)
  select id, worker_id, greatest(1, 5 - floor(5 * power(pg_temp.chance(n, 24), 3)))::int, 'Came in time and cleaned up afterwards.',
    case when n % 10 < 6 then 'customer' else 'provider' end, completed_at, case when n % 50 = 0 then completed_at end,
    case when n % 10 < 6 then 'Came in time and cleaned up afterwards.' end
  from bench_jobs where status = ${job.completed} and n % 10 < 8`;

/** Jobs with their offers, history and reviews. */
export const fillJobs = (size: DataSize) => [
  makeWorkers,
  sql`create index on bench_workers (city_id, category_id, place)`,
  sql`analyze bench_workers`,
  makeJobs(size),
  sql`analyze bench_jobs`,
  insertJobs,
  sql`insert into offers (job_id, provider_id, status, round, created_at, decided_at)
    select id, worker_id, ${offer.accepted}, 1, created_at, accepted_at from bench_jobs where is_taken`,
  insertOtherOffers,
  insertEvents,
  insertReviews,
  sql`select rebuild_provider_ranks()`,
];
