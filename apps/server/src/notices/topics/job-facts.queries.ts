import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { JobEventDetail } from "../../database/tables/job-tables.ts";
import { selectOpenOffers } from "./offer-facts.queries.ts";

const wordActions = [
  "job.assign",
  "job.arrival-override",
  "job.correct-price",
  "job.complete",
  "job.cancel",
  "review.void",
] as const;

/** The office's reason in its newest step of each kind on a job. Only the audit log contains it. */
const selectOfficeWords = (db: Database, ids: string[]) =>
  db
    .selectFrom("auditEntries")
    .distinctOn(["subjectId", "action"])
    .select(["subjectId", "action", "actorId", "reason"])
    .where("subjectType", "in", ["job", "review"])
    .where(sql<boolean>`subject_id = any(${ids}::text[])`)
    .where("action", "in", wordActions)
    .orderBy("subjectId")
    .orderBy("action")
    .orderBy("id", "desc")
    .execute();

const selectJobs = (db: Database, ids: string[]) =>
  db
    .selectFrom("jobs as job")
    .innerJoin("skills as skill", "skill.id", "job.skillId")
    .innerJoin("cities as city", "city.id", "job.cityId")
    .innerJoin("areas as area", "area.id", "job.areaId")
    .select(["job.id", "job.number", "job.status", "city.name as city", "area.name as area"])
    // The exact work, as on the screens.
    .leftJoin("subSkills as exact", "exact.id", "job.subSkillId")
    .select(sql<string>`coalesce(exact.name, skill.name)`.as("skill"))
    .leftJoin("accounts as provider", "provider.id", "job.providerId")
    .leftJoin("jobCash as cash", "cash.jobId", "job.id")
    .leftJoin("reviews as review", "review.jobId", "job.id")
    .select([
      "job.customerId",
      "job.providerId",
      "job.cancelReason",
      "job.noWorkReason",
      "job.scheduledFor",
      "job.pricePaisa",
      "job.agreedPricePaisa",
      "job.disputedPricePaisa",
      "job.priceObjection",
      "job.startCode",
    ])
    .select(["provider.firstName", "provider.lastName", "provider.phone"])
    .select(["cash.confirmedPaisa", "cash.confirmedBy", "cash.declaredPaisa", "cash.claimedPaisa", "review.rating"])
    .select(
      sql<
        (JobEventDetail & { at: string }) | null
      >`(select event.detail || jsonb_build_object('at', event.at) from job_events event where event.job_id = job.id
        and event.kind in ('time-proposed', 'time-agreed', 'time-declined', 'running-late', 'given-back', 'problem-reported')
        order by event.id desc limit 1)`.as("lastWord"),
    )
    .where(sql<boolean>`job.id = any(${ids}::uuid[])`)
    .execute();

export type JobFact = Awaited<ReturnType<typeof selectJobs>>[number] & {
  words: Awaited<ReturnType<typeof selectOfficeWords>>;
  offers: Awaited<ReturnType<typeof selectOpenOffers>>;
};

export async function loadJobFacts(db: Database, ids: string[]): Promise<JobFact[]> {
  const words = await selectOfficeWords(db, ids);
  const jobs = await selectJobs(db, ids);
  const offers = await selectOpenOffers(db, ids);
  return jobs.map((job) => ({
    ...job,
    words: words.filter(({ subjectId }) => subjectId === job.id),
    offers: offers.filter(({ jobId }) => jobId === job.id),
  }));
}
