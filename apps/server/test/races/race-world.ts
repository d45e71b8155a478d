import { sql } from "kysely";
import type { Database } from "../../src/database/database.ts";
import { systemClock } from "../../src/services/clock.ts";
import { copyJob } from "../copy-job.ts";
import { type JobWish, makeCustomer, makeJob, makeProvider, makeStaff } from "../make.ts";
import { openSession } from "./many-jobs.ts";

/** Another trade of the same category, which the first provider does not have. */
export const otherSkill = "Geyser Installation";

/** The people of one job: it is offered to the first two providers; the third one would match, too. */
export async function makePeople(db: Database) {
  const ground = { db, clock: systemClock };
  const [first, second, third] = [await makeProvider(ground), await makeProvider(ground), await makeProvider(ground)];
  const [customer, office] = [await makeCustomer(ground), await makeStaff(ground)];
  await sql`
    insert into provider_skills (provider_id, skill_id)
    select provider, skill.id from skills skill, unnest(${[second.id, third.id]}::uuid[]) provider
    where skill.name = ${otherSkill}`.execute(db);
  const tokens = {
    first: await openSession(db, first, "Provider"),
    second: await openSession(db, second, "Provider"),
    third: await openSession(db, third, "Provider"),
    customer: await openSession(db, customer, "Customer"),
    office: await openSession(db, office, "Owner"),
  };
  return { first, second, third, customer, office, tokens };
}

export type People = Awaited<ReturnType<typeof makePeople>>;

/** A stage of a job that a pair of steps starts from. */
export interface Stage {
  status: NonNullable<JobWish["status"]>;
  hasDetails?: boolean;
  /** For requested jobs: whether it is offered to the second provider, too. */
  isOfferedToTwo?: boolean;
}

/** The number of copies in one statement: all jobs of a stage at once would exceed the statement time-out. */
const copiesAtOnce = 250;

/** Makes one job and many copies of it. */
export async function makeAlikeJobs(db: Database, people: People, wish: { stage: Stage; count: number }) {
  const { isOfferedToTwo = false, ...stage } = wish.stage;
  const ground = { db, clock: systemClock };
  const model = await makeJob(ground, { provider: people.first, customer: people.customer, ...stage });
  if (isOfferedToTwo) {
    const offer = { jobId: model, providerId: people.second.id, status: "Offered" as const, round: 1 };
    await db
      .insertInto("offers")
      .values({ ...offer, createdAt: systemClock.now() })
      .execute();
  }
  const ids: string[] = [];
  while (ids.length < wish.count)
    ids.push(...(await copyJob(db, model, Math.min(copiesAtOnce, wish.count - ids.length))));
  return ids;
}

/** The state of these jobs and their rows, one text a job: equal for two jobs with the same result. */
export async function readEnds(
  db: Database,
  { first, second }: People,
  jobIds: string[],
): Promise<Map<string, string>> {
  const name = (column: string) =>
    sql`case ${sql.ref(column)} when ${first.id} then 'first' when ${second.id} then 'second' else 'another' end`;
  const { rows } = await sql<{ id: string; end: string }>`
    select job.id, jsonb_build_object(
      'status', job.status, 'provider', case when job.provider_id is not null then ${name("job.provider_id")} end,
      'verified', job.arrival_verified, 'skill', job.skill_id, 'words', job.description, 'price', array[job.price_paisa, job.agreed_price_paisa, job.disputed_price_paisa],
      'times', array[job.scheduled_for, job.proposed_time], 'work', job.work_status, 'confirmed', job.confirmed_at is not null,
      'offers', (select jsonb_object_agg(${name("offer.provider_id")}, offer.status) from offers offer where offer.job_id = job.id),
      'events', (select jsonb_agg(kind order by id) from job_events where job_id = job.id),
      'review', (select reported_by || rating from reviews where job_id = job.id),
      'cash', (select array[declared_paisa, claimed_paisa, confirmed_paisa] from job_cash where job_id = job.id),
      'paid', (select jsonb_agg(kind order by kind) from ledger_transactions where job_id = job.id),
      'charges', (select jsonb_agg(status order by status) from card_transactions where job_id = job.id and direction = 'out')
    )::text as end
    from jobs job where job.id = any(${jobIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, end }) => [id, end]));
}
