import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { jobStatus, openStatuses } from "@hunarmand/api/jobs/steps";
import { type SqlBool, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { takesJobsAt } from "../../domain/providers/provider-conditions.ts";
import type { Caller } from "../../services/login/caller.ts";
import { emailOf } from "../town/people/town-people.ts";
import { allTownProviders } from "../town/town-ground.ts";
import { townOrders } from "./town-orders.ts";

/** A stream that was not seen for so long belongs to a dead process. */
const streamSeconds = 30;

/** Whether some signed-in person has a page open. */
export async function isWatched(db: Database): Promise<boolean> {
  const stream = await db
    .selectFrom("liveStreams")
    .select("id")
    .where("endedAt", "is", null)
    .where(sql<SqlBool>`seen_at > now() - make_interval(secs => ${streamSeconds})`)
    .limit(1)
    .executeTakeFirst();
  return stream !== undefined;
}

const ordered = townOrders.map(({ words }) => words);
const ofClock = sql<SqlBool>`job.customer_id in (select account_id from demo_accounts)
  and job.description = any(${ordered}::text[])`;

/** How many jobs the clock has posted since this time. */
export async function countOrders(db: Database, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("jobs as job")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(ofClock)
    .where("job.createdAt", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The clock's jobs since this time that somebody has still to act on, the one that has waited longest first. */
export const selectOpenOrders = (db: Database, since: Date) =>
  db
    .selectFrom("jobs as job")
    .select(["job.id", "job.status", "job.customerId", "job.providerId", "job.description", "job.address"])
    .select(["job.latitude", "job.longitude", "job.detailsSubmittedAt", "job.agreedPricePaisa", "job.pricePaisa"])
    .select(sql<boolean>`exists (select from job_payments payment where payment.job_id = job.id)`.as("isPaid"))
    .where(ofClock)
    .where("job.createdAt", ">=", since)
    .where((job) =>
      job.or([
        isOneOf("job.status", openStatuses),
        job.and([isOneOf("job.status", [jobStatus.completed]), job("job.confirmedAt", "is", null)]),
      ]),
    )
    .orderBy(sql`(select max(event.at) from job_events event where event.job_id = job.id)`)
    .orderBy("job.number")
    .execute();
export type OpenOrder = Awaited<ReturnType<typeof selectOpenOrders>>[number];

const emails = allTownProviders.map(emailOf);

/** The best-rated handyman of the town who may accept the job, at a time one who then takes jobs: never one of the accounts that visitors use. */
export async function findTaker(db: Database, jobId: string, at?: Date): Promise<string | undefined> {
  const offer = await db
    .selectFrom("offers as offer")
    .innerJoin("accounts as account", "account.id", "offer.providerId")
    .innerJoin("providers as provider", "provider.accountId", "offer.providerId")
    .select("offer.providerId")
    .where("offer.jobId", "=", jobId)
    .where(isOneOf("offer.status", [offerStatus.offered]))
    .where("account.email", "in", emails)
    .where(at ? takesJobsAt(at) : sql.lit(true))
    .orderBy(
      sql`(select rank.rating from provider_ranks rank where rank.provider_id = offer.provider_id) desc nulls last`,
    )
    .orderBy("offer.providerId")
    .limit(1)
    .executeTakeFirst();
  return offer?.providerId;
}

/** A person of the demo, by e-mail or id, as the caller of a use case. Undefined for all others and for handymen that visitors use. */
export async function findTownCaller(
  db: Database,
  { email, id }: { email?: string; id?: string | null },
): Promise<Caller | undefined> {
  const account = await db
    .selectFrom("accounts")
    .innerJoin("demoAccounts", "demoAccounts.accountId", "accounts.id")
    .leftJoin("providers", "providers.accountId", "accounts.id")
    .select(["accounts.id", "accounts.role", "firstName", "lastName", "email", "phone", "providers.status"])
    .where(email === undefined ? "accounts.id" : "accounts.email", "=", email ?? id ?? null)
    .executeTakeFirst();
  if (!account || (account.role === "Provider" && !emails.includes(account.email ?? ""))) return undefined;
  const { id: accountId, role, firstName, lastName, phone, status } = account;
  const name = `${firstName} ${lastName}`.trim();
  const session = { sessionId: "", lacksSecondFactor: false };
  return { ...session, accountId, role, status: status ?? undefined, name, email: account.email, phone };
}
