import { openStatuses } from "@hunarmand/api/jobs/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { demoProviders } from "../demo-people.ts";
import { townCustomers } from "../town/people/town-customers.ts";
import { emailOf } from "../town/people/town-people.ts";

const playedEmails = demoProviders.map(({ email }) => email);
const townEmails = townCustomers.map(emailOf);

/**
 * The open jobs that visitors of the demo have posted since this time, the one that has waited longest first. Those that were offered to an
 * account that visitors use are left to them.
 */
export const selectVisitorJobs = (db: Database, since: Date) =>
  db
    .selectFrom("jobs as job")
    .innerJoin("accounts as customer", "customer.id", "job.customerId")
    .innerJoin("skills as skill", "skill.id", "job.skillId")
    .select([
      "job.id",
      "job.status",
      "job.providerId",
      "job.address",
      "job.latitude",
      "job.longitude",
      "job.scheduledFor",
    ])
    .select(["job.detailsSubmittedAt", "job.pricePaisa", "job.agreedPricePaisa"])
    .select(["skill.name as skill", "skill.priceFromPaisa", "skill.priceToPaisa"])
    .select(sql<Date>`(select max(event.at) from job_events event where event.job_id = job.id)`.as("lastAt"))
    .where(sql<boolean>`coalesce(customer.email, '') <> all(${townEmails}::text[])`)
    .where("job.createdAt", ">=", since)
    .where(isOneOf("job.status", openStatuses))
    .where(
      sql<boolean>`not exists (select from offers offer join accounts played on played.id = offer.provider_id
        where offer.job_id = job.id and played.email = any(${playedEmails}::text[]))`,
    )
    .orderBy("lastAt")
    .orderBy("job.number")
    .execute();
export type VisitorJob = Awaited<ReturnType<typeof selectVisitorJobs>>[number];
