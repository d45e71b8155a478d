import { providerStatus } from "@hunarmand/api/providers/steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { type Dispatch, dispatchJob, rankAtOnce } from "../../domain/jobs/dispatch-job.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";
import type { Services } from "../../services/services.ts";
import { markDemoAccounts } from "../demo-accounts.queries.ts";
import { demoPassword, demoProviders } from "../demo-people.ts";
import { insertTownCorrection } from "./applicants/insert-town-correction.ts";
import { insertTownVisits } from "./applicants/insert-town-visits.ts";
import { insertTownContracts } from "./contracts/insert-town-contracts.ts";
import { insertTownQuotes } from "./contracts/insert-town-quotes.ts";
import { insertTownInquiries } from "./insert-town-inquiries.ts";
import { insertTownJobs } from "./insert-town-jobs.ts";
import { insertCashDispute, insertTownPayments, townFeePercent } from "./insert-town-payments.ts";
import { insertPayoutAccounts, insertTownBatch } from "./insert-town-payouts.ts";
import { insertTownPeople } from "./insert-town-people.ts";
import { insertTownProofs } from "./insert-town-proofs.ts";
import { emailOf } from "./people/town-people.ts";
import { townProviders } from "./people/town-providers.ts";
import { type FileGround, insertTownPictures, type TownPicture, writeTownPictures } from "./pictures/town-pictures.ts";
import { listTodayJobs } from "./today/list-today-jobs.ts";
import {
  allTownProviders,
  giveIds,
  readCatalogue,
  type TownGround,
  type TownIds,
  type TownPeople,
} from "./town-ground.ts";
import { listPastJobs, listPresentJobs } from "./town-jobs.ts";
import { daysBefore, minutesAfter } from "./town-times.ts";

type TownServices = Dispatch & FileGround & Pick<Services, "passwords">;

/** Customers' reviews of Ali and Bilal, in addition to those of the basic demo. */
const reviewsOfKnown = [
  { reviews: 10, rating: 5 },
  { reviews: 6, rating: 4 },
];
const paidBatchDaysAgo = 20;
/** Before the oldest review. */
const knownSignupDaysAgo = 240;

/**
 * Fills the demo with a working town (docs/product.md E4) in one transaction, so that each desk has content. Does nothing without the
 * demo's accounts, or if the town exists.
 */
export async function loadTown(services: TownServices): Promise<void> {
  const { db, clock, passwords } = services;
  if (!(await isTownMissing(db))) return;
  const ids = giveIds();
  const known = await selectKnown(db);
  const [passwordHash, pictures] = await Promise.all([
    passwords.hash(demoPassword),
    writeTownPictures(services, ids, known),
  ]);
  await db.transaction().execute(async (transaction) => {
    await sql`select set_config(name, '0', true) from unnest(array['statement_timeout', 'lock_timeout']) name`.execute(
      transaction,
    );
    await sql`lock table accounts in share row exclusive mode`.execute(transaction);
    if (!(await isTownMissing(transaction))) return;
    const ground: TownGround = { db: transaction, now: clock.now(), catalogue: await readCatalogue(transaction) };
    const people = await insertTownPeople(ground, ids, passwordHash);
    await markDemoAccounts(
      transaction,
      Object.values(ids)
        .flat()
        .map(({ id }) => id),
    );
    await insertPast(ground, { people, ids, pictures });
    const requested = await insertPresent(ground, people);
    // Past events need no notifications.
    await transaction
      .updateTable("liveEvents")
      .set({ notifiedAt: ground.now })
      .where("notifiedAt", "is", null)
      .execute();
    await rankAtOnce(transaction);
    for (const jobId of requested) await dispatchJob({ ...services, db: transaction }, jobId);
  });
}

async function isTownMissing(db: Database): Promise<boolean> {
  const [first] = townProviders;
  const { rows } = await sql<{ isMissing: boolean }>`
    select exists (select from demo_accounts) and not exists (
      select from accounts where email = ${first ? emailOf(first) : ""}
    ) as is_missing`.execute(db);
  return rows[0]?.isMissing ?? false;
}

interface TownPast {
  people: TownPeople;
  ids: TownIds;
  pictures: readonly TownPicture[];
}

/** Inserts the past in order, because a payout batch contains the payments until then. */
async function insertPast(ground: TownGround, { people, ids, pictures }: TownPast): Promise<void> {
  const { db, now } = ground;
  await setFee(ground, people);
  await verifyKnown(ground);
  const receipts = await insertTownPictures(db, pictures, daysBefore(now, 3));
  await insertPayoutAccounts(ground, ids);
  const reviews = [...allTownProviders, ...reviewsOfKnown];
  const past = listPastJobs({ reviews, customers: people.customers.length, now });
  const inserted = await insertTownJobs(ground, people, past);
  const batchAt = daysBefore(now, paidBatchDaysAgo);
  await insertTownPayments(
    ground,
    inserted.filter(({ job }) => job.createdAt < batchAt),
  );
  await insertTownBatch(ground, people, { at: batchAt, isPaid: true });
  await insertTownPayments(
    ground,
    inserted.filter(({ job }) => job.createdAt >= batchAt),
  );
  await insertTownBatch(ground, people, { at: minutesAfter(now, -100), isPaid: false });
  await insertTownProofs(ground, people, receipts);
  await insertTownContracts(ground, people);
  await insertTownQuotes(ground, people);
  await insertTownInquiries(ground, people, ids);
  await insertTownVisits(ground, people, ids);
  await insertTownCorrection(ground, ids);
}

/** Of Ali and Bilal. */
const knownEmails = demoProviders.flatMap(({ status, email }) => (status === providerStatus.verified ? [email] : []));

const selectKnown = (db: Database) =>
  db.selectFrom("accounts").select(["id", "firstName"]).where("email", "in", knownEmails).execute();

/** The handymen of the basic demo were verified before the reviews that they have here. */
async function verifyKnown({ db, now }: TownGround): Promise<void> {
  const createdAt = daysBefore(now, knownSignupDaysAgo);
  const accounts = await db
    .updateTable("accounts")
    .set({ createdAt })
    .where("email", "in", knownEmails)
    .returning("id")
    .execute();
  await db
    .updateTable("providers")
    .set({ createdAt, verifiedAt: daysBefore(createdAt, -2) })
    .where(
      "accountId",
      "in",
      accounts.map(({ id }) => id),
    )
    .execute();
}

async function setFee({ db, now }: TownGround, { staff }: TownPeople): Promise<void> {
  await writeSettings(db, { platformFeePercent: townFeePercent, demoPassword });
  const change = { before: { platformFeePercent: 0 }, after: { platformFeePercent: townFeePercent } };
  const entry = { actorId: staff.Owner, action: "settings.update", subjectType: "settings", subjectId: staff.Owner };
  await writeAudit(db, { ...entry, ...change, at: daysBefore(now, 239) });
}

/** Inserts the present. Returns the jobs that wait for a handyman. */
async function insertPresent(ground: TownGround, people: TownPeople): Promise<string[]> {
  const present = await insertTownJobs(ground, people, [...listPresentJobs(ground.now), ...listTodayJobs(ground.now)]);
  await insertCashDispute(ground, present);
  return present.filter(({ job }) => job.reached === "requested").map(({ row }) => row.id);
}
