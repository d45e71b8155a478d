import { randomUUID } from "node:crypto";
import { paperKinds } from "@hunarmand/api/providers/papers";
import { visitStatus, visitSteps } from "@hunarmand/api/providers/visit-steps";
import { type RawBuilder, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { takeStep } from "../../database/take-step.ts";
import { findBookedVisit } from "../../domain/providers/booked-visit.queries.ts";
import { addDays, startOfDay } from "../../values/karachi-days.ts";

/** Returns the number of bookings of each slot, by its time. */
export async function countBookings(db: Database, from: Date): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("visits")
    .select(["startsAt", sql<number>`count(*)::int`.as("people")])
    .where("status", "=", visitStatus.booked)
    .where("startsAt", ">", from)
    .groupBy("startsAt")
    .execute();
  return new Map(rows.map(({ startsAt, people }) => [startsAt.getTime(), people]));
}

/** Locks the person and the slot until the transaction ends, so that concurrent bookings of either wait for each other. */
export async function lockBooking(db: Database, providerId: string, startsAt: Date): Promise<void> {
  await db.selectFrom("providers").select("accountId").where("accountId", "=", providerId).forUpdate().execute();
  await sql`select pg_advisory_xact_lock(hashtext(${`visit ${startsAt.toISOString()}`}))`.execute(db);
}

export async function countOthers(db: Database, providerId: string, startsAt: Date): Promise<number> {
  const { people } = await db
    .selectFrom("visits")
    .select(sql<number>`count(*)::int`.as("people"))
    .where("status", "=", visitStatus.booked)
    .where("startsAt", "=", startsAt)
    .where("providerId", "!=", providerId)
    .executeTakeFirstOrThrow();
  return people;
}

/** Books a visit, or moves the booked one. Call it after `lockBooking`. */
export async function putVisit(
  db: Database,
  { providerId, startsAt, now }: { providerId: string; startsAt: Date; now: Date },
) {
  const booked = await findBookedVisit(db, providerId);
  const moved =
    booked && (await takeStep(db, "visits", { rule: visitSteps.move, which: { id: booked.id }, set: { startsAt } }));
  if (moved) return { ...moved, startsAt };
  const visit = { id: randomUUID(), startsAt, status: visitStatus.booked };
  await db
    .insertInto("visits")
    .values({ ...visit, providerId, createdAt: now })
    .execute();
  return visit;
}

export async function hasCome(db: Database, providerId: string): Promise<boolean> {
  const came = db.selectFrom("visits").select("id").where("providerId", "=", providerId);
  return (await came.where("status", "=", visitStatus.came).limit(1).execute()).length > 0;
}

/** Returns the booked visit, or else the last one that was not cancelled. */
export const findLatestVisit = (db: Database, providerId: string) =>
  db
    .selectFrom("visits")
    .select(["id", "startsAt", "status"])
    .where("providerId", "=", providerId)
    .where("status", "!=", visitStatus.cancelled)
    .orderBy(sql`status = ${visitStatus.booked}`, "desc")
    .orderBy("startsAt", "desc")
    .limit(1)
    .executeTakeFirst();

export const findVisit = (db: Database, id: string) =>
  db.selectFrom("visits").select(["id", "status", "providerId"]).where("id", "=", id).executeTakeFirst();

export const findVisits = (db: Database, ids: readonly string[]) =>
  db.selectFrom("visits").select(["id", "status"]).where("id", "in", ids).execute();

/** The row `former` still has the time that the caller read. */
export function isAtTime(visits: readonly { id: string; startsAt: string }[]): RawBuilder<boolean> {
  const [ids, times] = [visits.map(({ id }) => id), visits.map(({ startsAt }) => startsAt)];
  return sql`(former.id, former.starts_at) in (select * from unnest(${ids}::uuid[], ${times}::timestamptz[]))`;
}

export const selectVisitsOfDay = (db: Database, day: string) =>
  db
    .selectFrom("visits as visit")
    .innerJoin("accounts as account", "account.id", "visit.providerId")
    .innerJoin("providers as provider", "provider.accountId", "visit.providerId")
    .select(["visit.id", "visit.startsAt", "visit.status", "visit.providerId", "provider.status as providerStatus"])
    .select(["account.firstName", "account.lastName", "account.phone"])
    .select(
      sql<number>`(select count(*)::int from files where owner_id = visit.provider_id and refused_at is null
        and ${isOneOf("kind", paperKinds)})`.as("papers"),
    )
    .where("visit.startsAt", ">=", startOfDay(day))
    .where("visit.startsAt", "<", startOfDay(addDays(day, 1)))
    .where("visit.status", "!=", visitStatus.cancelled)
    .orderBy("visit.startsAt")
    .orderBy("visit.id")
    .execute();
